import type { resetPasswordEndpoint } from '#contract/accounts.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { Queries } from '../../database/database.ts'
import type { LiveRooms } from '../../live/live.ts'
import type { Mailer } from '../../mail/mailer.ts'
import type { AccountMails } from '../account-mails.ts'
import type { Auth } from '../auth.ts'
import { voidResetLinks } from '../sign-up/verification-store.ts'
import { requireStrongPassword } from './password-strength.ts'

/**
 * Sets a new password with the token of the mailed link, ends every session and every other such link, and tells the owner.
 * @throws {AppError} link-expired; weak-password, after which the link still works.
 */
export async function resetPassword(options: {
  body: { token: string; password: string }
  queries: Queries
  auth: Auth
  live: Pick<LiveRooms, 'recheck'>
  mailer: Mailer
  mails: AccountMails
}): Promise<AnswerOf<typeof resetPasswordEndpoint> & { email: string }> {
  const { body, queries, auth, live, mailer, mails } = options
  const owner = await auth.readResetToken(body.token)
  if (!owner) throw new AppError('link-expired')
  const person = { fullName: owner.name, email: owner.email }
  await requireStrongPassword(body.password, person)
  // Who opened the mail has shown that the address is theirs. Before the password is set, so that no sign-up comes between.
  await queries.query('update users set email_verified = true where id = $1 and not email_verified', [owner.id])
  await auth.resetPassword(body)
  await live.recheck(owner.id)
  await voidResetLinks(queries, owner.id)
  mailer.send(mails.passwordChanged(person))
  return { reset: true, email: owner.email }
}
