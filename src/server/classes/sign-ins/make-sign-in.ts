import { randomInt } from 'node:crypto'
import { PICTURES_IN_PASSWORD, type PictureId, pickPictures } from '#domain/classes/picture-password.ts'
import { passwordOf, WORD_CHOICES } from '#domain/classes/word-password.ts'
import type { Auth } from '../../accounts/auth.ts'
import type { StoredSignIn } from './class-account-store.ts'

export interface MadeSignIn extends StoredSignIn {
  pictures: PictureId[] | null
  password: string | null
}

const FINE = 2 ** 32

/** A new way in for a pupil: what is told once, and the digest that is kept. */
export async function makeSignIn(options: {
  id: string
  kind: 'pictures' | 'password'
  auth: Pick<Auth, 'hashPassword' | 'pepper'>
}): Promise<MadeSignIn> {
  const { id, kind, auth } = options
  if (kind === 'pictures') {
    const pictures = pickPictures(Array.from({ length: PICTURES_IN_PASSWORD }, () => randomInt(FINE) / FINE))
    return { id, pictures, password: null, pictureHash: pictureHash({ id, pictures, auth }), passwordHash: null }
  }
  const password = passwordOf(WORD_CHOICES.map((choices) => randomInt(choices)))
  return { id, pictures: null, password, pictureHash: null, passwordHash: await auth.hashPassword(password) }
}

/** Bound to the pupil, so that equal pictures have no equal digests; without the server's secret it tells nothing. */
export const pictureHash = (options: {
  id: string
  pictures: readonly PictureId[]
  auth: Pick<Auth, 'pepper'>
}): string => options.auth.pepper(`pictures:${options.id}:${options.pictures.join(',')}`)
