import type { Queries } from '../database/database.ts'

export interface StoredReport {
  id: string
  itemId: string
  note: string
  receivedAt: Date
}

/** Stores it unless there is one with that id. */
export async function storeReport(queries: Queries, report: StoredReport & { userId: string | null }): Promise<void> {
  const { id, itemId, note, userId, receivedAt } = report
  await queries.query(
    `insert into mistake_reports (id, item_id, note, user_id, received_at) values ($1, $2, $3, $4, $5)
     on conflict (id) do nothing`,
    [id, itemId, note, userId, receivedAt],
  )
}

/** The reports that wait, the oldest first, and how many more there are. */
export async function readWaitingReports(
  queries: Queries,
  limit: number,
): Promise<{ reports: StoredReport[]; more: number }> {
  const rows = await queries.query<StoredReport & { waiting: number }>(
    `select id, item_id as "itemId", note, received_at as "receivedAt",
       (select count(*)::int from mistake_reports where decision is null) as waiting
     from mistake_reports where decision is null order by received_at, id limit $1`,
    [limit],
  )
  return {
    reports: rows.map(({ waiting: _waiting, ...report }) => report),
    more: (rows[0]?.waiting ?? 0) - rows.length,
  }
}

export type Decision = 'mended' | 'no-mistake'

/** Reads what was decided and keeps others from deciding until the transaction ends; undefined when there is no such report. */
export async function lockReport(
  transaction: Queries,
  id: string,
): Promise<{ itemId: string; decision: Decision | null } | undefined> {
  const [report] = await transaction.query<{ itemId: string; decision: Decision | null }>(
    'select item_id as "itemId", decision from mistake_reports where id = $1 for update',
    [id],
  )
  return report
}

export async function writeDecision(
  transaction: Queries,
  { id, decision, decidedBy, now }: { id: string; decision: Decision; decidedBy: string; now: Date },
): Promise<void> {
  await transaction.query('update mistake_reports set decision = $2, decided_by = $3, decided_at = $4 where id = $1', [
    id,
    decision,
    decidedBy,
    now,
  ])
}
