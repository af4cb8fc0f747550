import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { sendPasswordResetEndpoint } from '#contract/users.ts'
import type { Person } from '#domain/permissions.ts'
import type { Auth } from '../accounts/auth.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Queries } from '../database/database.ts'
import type { RateLimit } from '../http/limits/rate-limit.ts'
import { requireAccount } from '../http/require-account.ts'
import { readUser } from './user-store.ts'

/**
 * Mails somebody a link to set a new password.
 * @throws {AppError} not-signed-in; not-allowed for anyone but an admin; not-found; no-email; too-many-requests.
 */
export async function sendPasswordReset(options: {
  person: Person
  id: string
  queries: Queries
  auth: Pick<Auth, 'requestPasswordReset'>
  /** By account. */
  limit: RateLimit
  now: Date
}): Promise<AnswerOf<typeof sendPasswordResetEndpoint>> {
  const { person, id, queries, auth, limit, now } = options
  const { id: actorId } = requireAccount(person, 'manage users')
  const user = await readUser(queries, id)
  if (!user) throw new AppError('not-found')
  const { email } = user
  // RFC 2606 keeps this ending for addresses that are none: pupils without e-mail have such a one.
  if (email === '' || email.endsWith('.invalid')) throw new AppError('no-email')
  await limit.take(id)
  await auth.requestPasswordReset({ email })
  await recordAct(queries, { actorId, act: 'password-reset-sent', subject: { personId: id }, at: now })
  return { email }
}
