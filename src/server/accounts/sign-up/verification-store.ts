import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Queries } from '../../database/database.ts'
import { SignUpDetails } from './sign-up-store.ts'

/**
 * What a mailed link stands for. It carries the sign-up it was mailed for: whoever signs up with somebody else's address
 * cannot have a password of theirs confirmed by the owner opening the link to her own sign-up.
 */
const PendingSignUp = z.object({ userId: z.string(), details: SignUpDetails })
export type PendingSignUp = z.infer<typeof PendingSignUp>

/** An address for an account that has none. */
const PendingAddress = z.object({ userId: z.string(), newEmail: z.string() })
export type PendingAddress = z.infer<typeof PendingAddress>
const Pending = z.union([PendingSignUp, PendingAddress])
type Pending = z.infer<typeof Pending>

/** Only a digest is stored: who reads the database cannot verify an address. */
function identifierOf(token: string): string {
  return `verify-email:${createHash('sha256').update(token).digest('base64url')}`
}

/** Stores what the link will stand for, and returns the token to mail. */
export async function issueVerification(
  queries: Queries,
  { pending, expiresAt, now }: { pending: Pending; expiresAt: Date; now: Date },
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await queries.query('delete from verifications where expires_at < $1', [now])
  await queries.query('insert into verifications (id, identifier, value, expires_at) values ($1, $2, $3, $4)', [
    randomUUID(),
    identifierOf(token),
    JSON.stringify(pending),
    expiresAt,
  ])
  return token
}

/** Voids every link to set a new password that was mailed to this account; such a link's row holds the account's id. */
export async function voidResetLinks(queries: Queries, userId: string): Promise<void> {
  await queries.query('delete from verifications where value = $1', [userId])
}

/** Takes a token back: what it stood for, or null when it has expired, was used or never was. */
export async function consumeVerification(
  queries: Queries,
  { token, now }: { token: string; now: Date },
): Promise<Pending | null> {
  const [row] = await queries.query<{ value: string; expires_at: Date }>(
    'delete from verifications where identifier = $1 returning value, expires_at',
    [identifierOf(token)],
  )
  return row && row.expires_at > now ? Pending.parse(JSON.parse(row.value)) : null
}
