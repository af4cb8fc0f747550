import { randomUUID } from 'node:crypto'
import { inventory } from '#domain/privacy/inventory.ts'
import { deletionDue, INACTIVE_MONTHS, monthsBefore } from '#domain/privacy/retention.ts'
import type { Database } from '../database/database.ts'
import { closeEmptyGroups } from '../groups/close-empty-groups.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { mailQueue } from '../mail/mail-queue.ts'
import { findAccount } from '../people/account-store.ts'
import { deleteAccount } from './delete-account.ts'
import { hasAddress, type PrivacyMails } from './privacy-mails.ts'
import { listDueDeletions, writeDeletion } from './privacy-store.ts'
import { deleteOldRows } from './stored-row-store.ts'

/** Few enough that nobody waits for it. */
const ROWS_AT_ONCE = 1000
const ACCOUNTS_AT_ONCE = 50

interface Parts {
  database: Database
  jobs: Jobs
  mails: PrivacyMails
  now: Date
}

/**
 * Deletes what has been kept for as long as the inventory says, accounts whose days of grace are over, and warns whoever has not
 * signed in for too long. A group whose last member goes with that is closed. Run again, it goes on where it was broken off.
 */
export async function applyRetention(parts: Parts): Promise<{ rows: number; accounts: number; warned: number }> {
  const { database, now } = parts
  let rows = 0
  for (const [table, { kept }] of Object.entries(inventory)) {
    if (kept.until !== 'months') continue
    const old = { table, since: kept.since, before: monthsBefore(now, kept.months), limit: ROWS_AT_ONCE }
    let gone: number
    do {
      gone = await deleteOldRows(database, old)
      rows += gone
    } while (gone === ROWS_AT_ONCE)
  }
  const accounts = await deleteDueAccounts(parts)
  await closeEmptyGroups(parts)
  return { rows, accounts, warned: await warnUnused(parts) }
}

async function deleteDueAccounts(parts: Parts): Promise<number> {
  const { database, now } = parts
  let accounts = 0
  for (;;) {
    const due = await listDueDeletions(database, { now, limit: ACCOUNTS_AT_ONCE })
    for (const userId of due) accounts += (await deleteAccount({ ...parts, userId })) ? 1 : 0
    if (due.length < ACCOUNTS_AT_ONCE) return accounts
  }
}

/** Accounts that nobody uses get the days of grace, and a mail that says so. Signing in keeps them. */
async function warnUnused({ database, jobs, mails, now }: Parts): Promise<number> {
  const unused = await database.query<{ id: string }>(
    `select p.id from profiles p where not p.demo and coalesce(p.last_seen_on, p.created_at::date) < $1::date
       and not exists (select 1 from account_deletions d where d.user_id = p.id)
       and (p.role <> 'admin' or exists (select 1 from role_requests r where r.user_id = p.id and r.status = 'pending'))
     limit $2`,
    [monthsBefore(now, INACTIVE_MONTHS), ACCOUNTS_AT_ONCE],
  )
  for (const { id } of unused) {
    const account = await findAccount(database, id)
    if (!account) continue
    await database.transaction(async (transaction) => {
      const { standing, isNew } = await writeDeletion(transaction, id, {
        requestedBy: null,
        reason: 'inactive',
        requestedAt: now,
        dueAt: deletionDue(now),
        receiptId: randomUUID(),
      })
      if (isNew && hasAddress(account))
        await jobs.send(mailQueue, mails.unused({ ...account, ...standing }), { within: transaction })
    })
  }
  return unused.length
}
