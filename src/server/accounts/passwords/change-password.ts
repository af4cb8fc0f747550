import { randomUUID } from 'node:crypto'
import type { changePasswordEndpoint } from '#contract/account-security.ts'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import type { Database } from '../../database/database.ts'
import type { LiveRooms } from '../../live/live.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { notify } from '../../notices/notify.ts'
import type { AccountMails } from '../account-mails.ts'
import type { Auth } from '../auth.ts'
import { deleteSessions } from '../sessions/session-store.ts'
import { voidResetLinks } from '../sign-up/verification-store.ts'
import { requireStrongPassword } from './password-strength.ts'
import type { ProvePassword } from './prove-password.ts'

/**
 * Sets a new password for who knows the present one, ends every session but this one, which gets a new name, and tells the owner.
 * @throws {AppError} not-signed-in; not-allowed without an email address; wrong-password; weak-password; too-many-requests.
 */
export async function changePassword(options: {
  body: ParsedOf<typeof changePasswordEndpoint>['body']
  prove: ProvePassword
  deviceLabel: string
  database: Database
  auth: Auth
  live: Pick<LiveRooms, 'recheck'>
  mailer: Mailer
  mails: AccountMails
  now: Date
}): Promise<AnswerOf<typeof changePasswordEndpoint> & { cookies: string[] }> {
  const { body, prove, deviceLabel, database, auth, live, mailer, mails, now } = options
  const owner = await prove(body.current, 'current')
  await requireStrongPassword(body.password, owner)
  await auth.setPassword({ userId: owner.id, password: body.password })
  await database.transaction(async (transaction) => {
    await deleteSessions(transaction, { userId: owner.id })
    await voidResetLinks(transaction, owner.id)
    await notify(transaction, {
      to: [owner.id],
      cause: `password-changed:${randomUUID()}`,
      title: 'Your password was changed',
      body: 'You were signed out on all your other devices. If it was not you, set a new password at once, from the sign-in page.',
      link: '/security',
      at: now,
    })
  })
  const { cookies } = await auth.signInVerified({ userId: owner.id, deviceLabel })
  await live.recheck(owner.id)
  mailer.send(mails.passwordChangedHere(owner))
  return { changed: true, cookies }
}
