import type { verifyEmailEndpoint } from '#contract/accounts.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { Person } from '#domain/permissions.ts'
import type { Database, Queries } from '../../database/database.ts'
import { readProfile } from '../../people/profile-store.ts'
import type { Auth } from '../auth.ts'
import { writeAddress } from './address-store.ts'
import { writeAccount } from './sign-up-store.ts'
import { consumeVerification, type PendingAddress, type PendingSignUp } from './verification-store.ts'

/**
 * Confirms the address, gives the account what was entered in the sign-up that the link was mailed for, and signs in.
 * A link that adds an address to an account works for whoever is signed in to it.
 * @throws {AppError} link-expired, also when the address was verified by another link before; not-signed-in.
 */
export async function verifyEmail(options: {
  token: string
  person: Person
  /** What the link is opened on, by its coarse name. */
  deviceLabel: string
  database: Database
  auth: Auth
  now: Date
}): Promise<AnswerOf<typeof verifyEmailEndpoint> & { cookies: string[] }> {
  const { token, person, deviceLabel, database, auth, now } = options
  const userId = await database.transaction(async (transaction) => {
    const pending = await consumeVerification(transaction, { token, now })
    if (!pending) return null
    return 'newEmail' in pending ? addAddress(transaction, pending, person) : confirm(transaction, pending)
  })
  if (userId === null) throw new AppError('link-expired')
  const { cookies } = await auth.signInVerified({ userId, deviceLabel })
  return { profile: await readProfile(database, userId), cookies }
}

async function confirm(transaction: Queries, { userId, details }: PendingSignUp): Promise<string | null> {
  const confirmed = await transaction.query(
    'update users set email_verified = true, updated_at = now() where id = $1 and not email_verified returning id',
    [userId],
  )
  if (confirmed.length === 0) return null
  await writeAccount(transaction, userId, details)
  return userId
}

async function addAddress(transaction: Queries, pending: PendingAddress, person: Person): Promise<string | null> {
  // Thrown within the transaction, so that the link still works once they are signed in.
  if (person.role === 'guest' || person.id !== pending.userId)
    throw new AppError('not-signed-in', {
      message: 'Sign in to your account on this device, then open the link again.',
    })
  return (await writeAddress(transaction, { userId: pending.userId, email: pending.newEmail })) ? pending.userId : null
}
