import { tablesAboutPeople } from '#domain/privacy/inventory.ts'
import type { Database, Queries } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { mailQueue } from '../mail/mail-queue.ts'
import { findAccount } from '../people/account-store.ts'
import { hasAddress, type PrivacyMails } from './privacy-mails.ts'
import { hasAnotherAdmin, readDeletion, removeDeletion } from './privacy-store.ts'
import { countRowsAbout, eraseRowsAbout } from './stored-row-store.ts'

/**
 * Deletes an account whose days of grace are over, with all that the inventory says goes with it, and mails the receipt. One that
 * was kept meanwhile stays. @returns whether it was deleted.
 */
export async function deleteAccount(options: {
  userId: string
  database: Database
  jobs: Jobs
  mails: PrivacyMails
  now: Date
}): Promise<boolean> {
  const { userId, database, jobs, mails, now } = options
  return database.transaction(async (transaction) => {
    await transaction.query('select id from users where id = $1 for update', [userId])
    const [account, deletion] = [await findAccount(transaction, userId), await readDeletion(transaction, userId)]
    if (!account || !deletion || deletion.dueAt > now) return false
    if (account.role === 'admin' && !(await hasAnotherAdmin(transaction, userId))) {
      // The other admins left meanwhile: somebody must be able to look after the installation.
      await removeDeletion(transaction, userId)
      return false
    }
    const rows = await countRows(transaction, userId)
    for (const [table, { about, onDeletion }] of tablesAboutPeople)
      if (onDeletion === 'erase') await eraseRowsAbout(transaction, { table, columns: about, personId: userId })
    await transaction.query('delete from users where id = $1', [userId])
    const { receiptId, requestedAt } = deletion
    await transaction.query(
      'insert into deletion_receipts (id, requested_at, deleted_at, rows) values ($1, $2, $3, $4)',
      [receiptId, requestedAt, now, rows],
    )
    if (hasAddress(account)) {
      // What was still on its way to them; the receipt is the last mail.
      await jobs.remove(mailQueue, { to: account.email }, transaction)
      await jobs.send(mailQueue, mails.deleted({ ...account, receiptId }), { within: transaction })
    }
    return true
  })
}

async function countRows(queries: Queries, personId: string): Promise<number> {
  let sum = 0
  for (const [table, stored] of tablesAboutPeople) sum += await countRowsAbout(queries, { table, stored, personId })
  return sum
}
