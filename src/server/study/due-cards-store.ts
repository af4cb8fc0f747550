import type { Queries } from '../database/database.ts'

export interface DueRow {
  itemId: string
  topicId: string
  due: Date
}

/** Cards due at `now`, the longest overdue first, at most `limit`, and how many there are in all. */
export async function readDue(
  queries: Queries,
  { studentId, now, limit }: { studentId: string; now: Date; limit: number },
): Promise<{ rows: DueRow[]; total: number }> {
  const rows = await queries.query<{ item_id: string; topic_id: string; due: Date; total: number }>(
    `select item_id, topic_id, due, (count(*) over ())::int as total from card_states
     where student_id = $1 and due <= $2 order by due, item_id limit $3`,
    [studentId, now, limit],
  )
  return {
    rows: rows.map(({ item_id, topic_id, due }) => ({ itemId: item_id, topicId: topic_id, due })),
    total: rows[0]?.total ?? 0,
  }
}

/** How many of these cards the student answered since `since`. */
export async function countAnswered(
  queries: Queries,
  { studentId, itemIds, since }: { studentId: string; itemIds: readonly string[]; since: Date },
): Promise<number> {
  const [row] = await queries.query<{ answered: number }>(
    `select count(distinct item_id)::int as answered from answers
     where student_id = $1 and answered_at >= $2 and kind = 'flashcard' and item_id = any($3::text[])`,
    [studentId, since, itemIds],
  )
  return row?.answered ?? 0
}
