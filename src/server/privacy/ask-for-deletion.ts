import { randomUUID } from 'node:crypto'
import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { askForDeletionEndpoint } from '#contract/privacy.ts'
import { may, type Person } from '#domain/permissions.ts'
import { deletionDue } from '#domain/privacy/retention.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Database } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { mailQueue } from '../mail/mail-queue.ts'
import { notify } from '../notices/notify.ts'
import { describeDeletion } from './describe-deletion.ts'
import { findOwnOrChild } from './find-account.ts'
import { hasAddress, type PrivacyMails } from './privacy-mails.ts'
import { hasAnotherAdmin, writeDeletion } from './privacy-store.ts'

/**
 * Asks for an account to be deleted after the days of grace. Asked again, the first request stands.
 * @throws {AppError} not-signed-in; not-found; last-admin when nobody could look after the installation any more.
 */
export async function askForDeletion(options: {
  person: Person
  id: string
  database: Database
  jobs: Jobs
  mails: PrivacyMails
  now: Date
}): Promise<AnswerOf<typeof askForDeletionEndpoint>> {
  const { person, id, database, jobs, mails, now } = options
  return database.transaction(async (transaction) => {
    const found = await findOwnOrChild({
      person,
      id,
      queries: transaction,
      allowed: (who, facts) => may(who, 'ask to delete account', facts),
    })
    const userId = found.account.ownerId
    const { role } = found.account
    if (role === 'admin' && !(await hasAnotherAdmin(transaction, userId))) throw new AppError('last-admin')
    const written = await writeDeletion(transaction, userId, {
      requestedBy: found.asker.id,
      reason: 'asked',
      requestedAt: now,
      dueAt: deletionDue(now),
      receiptId: randomUUID(),
    })
    if (written.isNew && userId !== found.asker.id) {
      await notify(transaction, {
        to: [userId],
        cause: `deletion:${written.standing.receiptId}`,
        title: 'Your account will be deleted',
        body: 'Somebody who looks after your account asked for it. Under Privacy you see when, and how to keep it.',
        link: '/privacy',
        at: now,
      })
      if (found.asker.role === 'admin')
        await recordAct(transaction, {
          actorId: found.asker.id,
          act: 'user-deletion-asked',
          subject: { personId: userId },
          at: now,
        })
    }
    const { asker, account } = found
    const { standing } = written
    if (hasAddress(account)) {
      const mail = mails.deletionAsked({ ...account, ...standing }, { byAnother: asker.id !== account.ownerId })
      await jobs.send(mailQueue, mail, { key: standing.receiptId, within: transaction })
    }
    return describeDeletion({ deletion: standing, asker, account })
  })
}
