import { randomUUID } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import type { LiveRooms } from '../../live/live.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { notify } from '../../notices/notify.ts'
import type { AccountMails } from '../account-mails.ts'
import type { Auth } from '../auth.ts'
import type { Owner } from '../passwords/prove-password.ts'
import { deleteSessions } from '../sessions/session-store.ts'

export interface BeginSecurely {
  deviceLabel: string
  database: Database
  auth: Auth
  live: Pick<LiveRooms, 'recheck'>
  mailer: Mailer
  mails: AccountMails
  now: Date
}

/**
 * What follows once somebody has got another second step: every session ends, since whoever had one of them may not be them, this one
 * goes on under a new name, and the owner is told.
 */
export async function beginSecurely(
  owner: Owner,
  what: 'app' | 'passkey',
  options: BeginSecurely,
): Promise<{ cookies: string[] }> {
  const { deviceLabel, database, auth, live, mailer, mails, now } = options
  await database.transaction(async (transaction) => {
    await deleteSessions(transaction, { userId: owner.id })
    await notify(transaction, {
      to: [owner.id],
      cause: `second-step:${randomUUID()}`,
      title: what === 'app' ? 'An app was set up for two-step sign-in' : 'A passkey was added to your account',
      body: 'Signing in with your password takes a second step from now on. You were signed out on all your other devices. If it was not you, tell an admin.',
      link: '/security',
      at: now,
    })
  })
  const { cookies } = await auth.signInVerified({ userId: owner.id, deviceLabel })
  await live.recheck(owner.id)
  mailer.send(mails.secondStepSetUp(owner, what))
  return { cookies }
}
