import type { verifyEmail as endpoint } from '#contract/accounts.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { Database, Queries } from '../database/database.ts'
import type { Auth } from './auth.ts'
import { readProfile } from './profile-store.ts'
import { writeAccount } from './sign-up-store.ts'
import { consumeVerification, type PendingSignUp } from './verification-store.ts'

/**
 * Confirms the address, gives the account what was entered in the sign-up that the link was mailed for, and signs in.
 * @throws {AppError} link-expired, also when the address was verified by another link before.
 */
export async function verifyEmail(options: {
  token: string
  database: Database
  auth: Auth
  now: Date
}): Promise<AnswerOf<typeof endpoint> & { cookies: string[] }> {
  const { token, database, auth, now } = options
  const userId = await database.transaction(async (transaction) => {
    const pending = await consumeVerification(transaction, { token, now })
    return pending && (await confirm(transaction, pending))
  })
  if (userId === null) throw new AppError('link-expired')
  const { cookies } = await auth.signInVerified({ userId })
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
