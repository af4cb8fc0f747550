import type { Exam } from '#domain/planning/exam.ts'
import type { RestDays } from '#domain/progress/weekday.ts'
import type { CardState } from '#domain/study/scheduling/schedule.ts'
import { type CardRow, toCardState } from '../database/card-row.ts'
import type { Queries } from '../database/database.ts'

export interface StoredCard {
  itemId: string
  topicId: string
  state: CardState
}

export interface PlanRows {
  timeZone: string
  dailyGoal: number
  restDays: RestDays
  exams: Exam[]
  cards: StoredCard[]
  /** Topics with at least one answer. */
  begunTopics: string[]
  feedOpen: boolean
}

const examParts = `json_build_object('id', id, 'level', level, 'subject', subject, 'board', board, 'paper', paper, 'day', day)`

// One round trip: each part is a JSON value of one row.
const readAll = `
select f.time_zone as "timeZone", f.daily_goal as "dailyGoal", f.rest_days as "restDays",
  (select coalesce(json_agg(${examParts} order by day, id), '[]') from exams where student_id = $1 and day >= $2::date) as exams,
  (select coalesce(json_agg(row_to_json(c)), '[]') from card_states c where student_id = $1 and kind = 'flashcard') as cards,
  (select coalesce(json_agg(topic_id), '[]') from topic_mastery where student_id = $1) as "begunTopics",
  exists (select from calendar_feeds where student_id = $1) as "feedOpen"
from profiles f join student_progress p on p.user_id = f.id where f.id = $1`

/** What a pupil's plan is made of, with the papers from `firstDay` on; null for somebody without progress. */
export async function readPlanRows(
  queries: Queries,
  { studentId, firstDay }: { studentId: string; firstDay: string },
): Promise<PlanRows | null> {
  const [row] = await queries.query<Omit<PlanRows, 'cards'> & { cards: CardRow[] }>(readAll, [studentId, firstDay])
  return row ? { ...row, cards: row.cards.map(toStoredCard) } : null
}

const toStoredCard = (row: CardRow): StoredCard => ({
  itemId: row.item_id,
  topicId: row.topic_id,
  state: toCardState(row),
})

/** A pupil's papers from `firstDay` on, the next first. */
export async function readExams(
  queries: Queries,
  { studentId, firstDay }: { studentId: string; firstDay: string },
): Promise<Exam[]> {
  const [row] = await queries.query<{ exams: Exam[] }>(
    `select coalesce(json_agg(${examParts} order by day, id), '[]') as exams from exams where student_id = $1 and day >= $2::date`,
    [studentId, firstDay],
  )
  return row?.exams ?? []
}

/** The cards of these topics that a pupil has met. */
export async function readCardsOf(
  queries: Queries,
  { studentId, topicIds }: { studentId: string; topicIds: readonly string[] },
): Promise<StoredCard[]> {
  const [row] = await queries.query<{ cards: CardRow[] }>(
    `select coalesce(json_agg(row_to_json(c)), '[]') as cards from card_states c
     where student_id = $1 and kind = 'flashcard' and topic_id = any($2::text[])`,
    [studentId, topicIds],
  )
  return (row?.cards ?? []).map(toStoredCard)
}

/**
 * Adds the paper or changes it, unless it would be one too many.
 * @returns false when there is no room.
 */
export async function writeExam(
  queries: Queries,
  { studentId, exam, most }: { studentId: string; exam: Exam; most: number },
): Promise<boolean> {
  const { id, level, subject, board, paper, day } = exam
  const rows = await queries.query(
    `insert into exams (student_id, id, level, subject, board, paper, day)
     select $1, $2::uuid, $3, $4, $5, $6, $7::date where (select count(*) from exams where student_id = $1 and id <> $2) < $8
     on conflict (student_id, id) do update set level = excluded.level, subject = excluded.subject,
       board = excluded.board, paper = excluded.paper, day = excluded.day
     returning id`,
    [studentId, id, level, subject, board, paper, day, most],
  )
  return rows.length > 0
}

export async function deleteExam(
  queries: Queries,
  { studentId, id }: { studentId: string; id: string },
): Promise<void> {
  await queries.query('delete from exams where student_id = $1 and id = $2', [studentId, id])
}

/** One address a pupil: the new one takes the old one's place. */
export async function writeFeed(
  queries: Queries,
  { studentId, secretHash, now }: { studentId: string; secretHash: string; now: Date },
): Promise<void> {
  await queries.query(
    `insert into calendar_feeds (student_id, secret_hash, opened_at) values ($1, $2, $3)
     on conflict (student_id) do update set secret_hash = excluded.secret_hash, opened_at = excluded.opened_at`,
    [studentId, secretHash, now],
  )
}

export async function deleteFeed(queries: Queries, studentId: string): Promise<void> {
  await queries.query('delete from calendar_feeds where student_id = $1', [studentId])
}

export async function findFeedStudent(queries: Queries, secretHash: string): Promise<string | undefined> {
  const [row] = await queries.query<{ studentId: string }>(
    'select student_id as "studentId" from calendar_feeds where secret_hash = $1',
    [secretHash],
  )
  return row?.studentId
}
