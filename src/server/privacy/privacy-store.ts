import type { ConsentPurpose } from '#domain/privacy/consent.ts'
import type { Queries } from '../database/database.ts'

export interface DeletionRow {
  requestedBy: string | null
  reason: 'asked' | 'school' | 'inactive'
  requestedAt: Date
  dueAt: Date
  receiptId: string
}

const deletionColumns = `requested_by as "requestedBy", reason, requested_at as "requestedAt", due_at as "dueAt",
  receipt_id as "receiptId"`

export async function readDeletion(queries: Queries, userId: string): Promise<DeletionRow | null> {
  const [row] = await queries.query<DeletionRow>(
    `select ${deletionColumns} from account_deletions where user_id = $1`,
    [userId],
  )
  return row ?? null
}

/** Writes that an account is to be deleted, unless that is written already. @returns what stands now, and whether it is new. */
export async function writeDeletion(
  transaction: Queries,
  userId: string,
  deletion: DeletionRow,
): Promise<{ standing: DeletionRow; isNew: boolean }> {
  const { requestedBy, reason, requestedAt, dueAt, receiptId } = deletion
  const [made] = await transaction.query<DeletionRow>(
    `insert into account_deletions (user_id, requested_by, reason, requested_at, due_at, receipt_id)
     values ($1, $2, $3, $4, $5, $6) on conflict (user_id) do nothing returning ${deletionColumns}`,
    [userId, requestedBy, reason, requestedAt, dueAt, receiptId],
  )
  return { standing: made ?? (await readDeletion(transaction, userId)) ?? deletion, isNew: made !== undefined }
}

export async function removeDeletion(queries: Queries, userId: string): Promise<void> {
  await queries.query('delete from account_deletions where user_id = $1', [userId])
}

/** Ids of accounts whose days of grace are over. */
export async function listDueDeletions(queries: Queries, { now, limit }: { now: Date; limit: number }) {
  const rows = await queries.query<{ id: string }>(
    'select user_id as id from account_deletions where due_at <= $1 order by due_at limit $2',
    [now, limit],
  )
  return rows.map(({ id }) => id)
}

/** Whether there is an approved admin besides this one who is not about to leave. */
export async function hasAnotherAdmin(queries: Queries, id: string): Promise<boolean> {
  const [row] = await queries.query<{ other: boolean }>(
    `select exists (select 1 from profiles p where p.role = 'admin' and p.id <> $1
      and not exists (select 1 from role_requests r where r.user_id = p.id and r.status = 'pending')
      and not exists (select 1 from account_deletions d where d.user_id = p.id)) as other`,
    [id],
  )
  return row?.other ?? false
}

export async function writeConsent(
  transaction: Queries,
  consent: { studentId: string; purpose: ConsentPurpose; given: boolean; decidedBy: string; at: Date },
): Promise<void> {
  const { studentId, purpose, given, decidedBy, at } = consent
  await transaction.query(
    `insert into consents (student_id, purpose, given, decided_by, decided_at) values ($1, $2, $3, $4, $5)
     on conflict (student_id, purpose) do update set given = excluded.given, decided_by = excluded.decided_by,
       decided_at = excluded.decided_at`,
    [studentId, purpose, given, decidedBy, at],
  )
  if (purpose === 'leaderboards' && !given)
    await transaction.query('update profiles set on_leaderboards = false where id = $1', [studentId])
}
