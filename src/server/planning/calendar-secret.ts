import { createHash, randomBytes } from 'node:crypto'

/** Nobody guesses 192 bits. */
const SECRET_BYTES = 24

export const newSecret = () => randomBytes(SECRET_BYTES).toString('base64url')

/** What is kept of a secret. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
