import type { Queries } from '../database/database.ts'

export interface DueRow {
  itemId: string
  topicId: string
  due: Date
}

/** Cards due at `now`, the longest overdue first. */
export async function readDue(
  queries: Queries,
  { studentId, now }: { studentId: string; now: Date },
): Promise<DueRow[]> {
  return queries.query<DueRow>(
    `select item_id as "itemId", topic_id as "topicId", due from card_states
     where student_id = $1 and due <= $2 and kind = 'flashcard' order by due, item_id`,
    [studentId, now],
  )
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
