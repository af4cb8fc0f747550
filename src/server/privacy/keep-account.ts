import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Database } from '../database/database.ts'
import { notify } from '../notices/notify.ts'
import { findOwnOrChild } from './find-account.ts'
import { readDeletion, removeDeletion } from './privacy-store.ts'

/**
 * Takes a request for deletion back; where there is none, nothing happens. Whose account it is learns of it from another.
 * @throws {AppError} not-signed-in; not-found; not-allowed for a child under 13 whose parent decided.
 */
export async function keepAccount(options: {
  person: Person
  id: string
  database: Database
  now: Date
}): Promise<Record<string, never>> {
  const { person, id, database, now } = options
  await database.transaction(async (transaction) => {
    const { asker, account } = await findOwnOrChild({
      person,
      id,
      queries: transaction,
      allowed: (who, facts) => may(who, 'ask to delete account', facts),
    })
    const deletion = await readDeletion(transaction, account.ownerId)
    if (!deletion) return
    const { requestedBy } = deletion
    if (!may(asker, 'keep account', { ...account, requestedBy, under13: account.ageBand === 'under-13' }))
      throw new AppError('not-allowed')
    await removeDeletion(transaction, account.ownerId)
    if (account.ownerId === asker.id) return
    await notify(transaction, {
      to: [account.ownerId],
      cause: `deletion:${deletion.receiptId}:kept`,
      title: 'Your account stays',
      body: 'It is no longer going to be deleted.',
      link: '/privacy',
      at: now,
    })
    if (asker.role === 'admin')
      await recordAct(transaction, {
        actorId: asker.id,
        act: 'user-deletion-withdrawn',
        subject: { personId: account.ownerId },
        at: now,
      })
  })
  return {}
}
