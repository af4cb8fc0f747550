import type { Question } from '#domain/questions/question.ts'
import { isFourOptionKey, type QuestionKey, type Raised } from '#domain/study/question-key.ts'
import type { RaisedAnswer } from '#domain/study/raise-marks.ts'
import type { Queries } from '../database/database.ts'

/** Any number that only the comparison of question keys locks. */
const KEYS_LOCK = 7_265_766_974

/** Servers that start at once compare one after the other: a question is found corrected once. */
export async function lockKeys(transaction: Queries): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock($1::bigint)', [KEYS_LOCK])
}

export type StoredKey = QuestionKey & { since: Date }

interface KeyRow {
  itemId: string
  since: Date
  options: string[] | null
  correctAnswer: number | null
  scheme: Question | null
}

/** How each of the questions was marked, the newest first. */
export async function readKeys(queries: Queries, itemIds: readonly string[]): Promise<Map<string, StoredKey[]>> {
  const rows = await queries.query<KeyRow>(
    `select item_id as "itemId", since, options, correct_answer as "correctAnswer", scheme from question_keys
     where item_id = any($1::text[]) order by item_id, since desc`,
    [[...itemIds]],
  )
  const byItem = Map.groupBy(rows, ({ itemId }) => itemId)
  return new Map([...byItem].map(([itemId, own]) => [itemId, own.flatMap(toKey)]))
}

function toKey({ since, options, correctAnswer, scheme }: KeyRow): StoredKey[] {
  if (scheme) return [{ since, scheme }]
  return options && correctAnswer !== null ? [{ since, options, correctAnswer }] : []
}

export async function writeKeys(queries: Queries, keys: ReadonlyMap<string, StoredKey>): Promise<void> {
  const rows = Array.from(keys, ([item_id, key]) => ({
    item_id,
    since: key.since,
    ...(isFourOptionKey(key) ? { options: key.options, correct_answer: key.correctAnswer } : { scheme: key.scheme }),
  }))
  await queries.query(
    `insert into question_keys (item_id, since, options, correct_answer, scheme)
     select * from json_to_recordset($1::json)
       as x(item_id text, since timestamptz, options jsonb, correct_answer smallint, scheme jsonb)
     on conflict (item_id, since) do update
       set options = excluded.options, correct_answer = excluded.correct_answer, scheme = excluded.scheme`,
    [JSON.stringify(rows)],
  )
}

/** Answers to an item, received within a time, of which some choices are right since it was corrected. */
export interface Corrected {
  id: string
  itemId: string
  raised: Raised
  answersFrom: Date
  /** Exclusive. */
  answersUntil: Date
}

export async function writeCorrected(queries: Queries, corrected: readonly Omit<Corrected, 'id'>[]): Promise<void> {
  const rows = corrected.map(({ itemId, raised, answersFrom, answersUntil }) => ({
    item_id: itemId,
    raised,
    answers_from: answersFrom,
    answers_until: answersUntil,
  }))
  await queries.query(
    `insert into mended_questions (item_id, raised, answers_from, answers_until)
     select * from json_to_recordset($1::json) as x(item_id text, raised jsonb, answers_from timestamptz, answers_until timestamptz)`,
    [JSON.stringify(rows)],
  )
}

/** The corrected questions whose past answers are not all marked again. */
export function readOpenCorrected(queries: Queries): Promise<Corrected[]> {
  return queries.query<Corrected>(
    `select id, item_id as "itemId", raised, answers_from as "answersFrom", answers_until as "answersUntil"
     from mended_questions where finished_at is null order by answers_until, item_id`,
  )
}

export async function finishCorrected(queries: Queries, ids: readonly string[], now: Date): Promise<void> {
  await queries.query('update mended_questions set finished_at = $2 where id = any($1::uuid[])', [ids, now])
}

/** The next students by id, for going through all of them a page at a time. */
export async function readStudentIds(queries: Queries, after: string, limit: number): Promise<string[]> {
  const rows = await queries.query<{ id: string }>(
    'select user_id as id from student_progress where user_id > $1 order by user_id limit $2',
    [after, limit],
  )
  return rows.map(({ id }) => id)
}

export interface WrongAnswer extends RaisedAnswer {
  studentId: string
  choice: number | null
  /** As it was stored. */
  response: unknown
  receivedAt: Date
}

/** The students' wrong answers to the items. */
export function readWrongAnswers(
  queries: Queries,
  {
    studentIds,
    topicIds,
    itemIds,
  }: { studentIds: readonly string[]; topicIds: readonly string[]; itemIds: readonly string[] },
): Promise<WrongAnswer[]> {
  return queries.query<WrongAnswer>(
    `select k.student as "studentId", a.id as "answerId", a.item_id as "itemId", a.topic_id as "topicId",
       a.attempt_id as "attemptId", a.answered_at as "answeredAt", a.received_at as "receivedAt", a.choice, a.response
     from unnest($1::text[]) k(student) cross join lateral (select * from answers
       where student_id = k.student and topic_id = any($2::text[]) and item_id = any($3::text[])
         and not correct and (choice is not null or response is not null)) a
     order by a.student_id, a.answered_at, a.id`,
    [studentIds, topicIds, itemIds],
  )
}

/** Whether each of a student's answers is right, by topic, in the order in which they were recorded. */
export async function readMarks(
  queries: Queries,
  { studentId, topicIds }: { studentId: string; topicIds: readonly string[] },
): Promise<{ answerId: string; topicId: string; correct: boolean }[]> {
  return queries.query<{ answerId: string; topicId: string; correct: boolean }>(
    `select id as "answerId", topic_id as "topicId", correct from answers
     where student_id = $1 and topic_id = any($2::text[]) order by received_at, answered_at, id`,
    [studentId, topicIds],
  )
}

/**
 * Marks the answers right and keeps that it must be told.
 * @returns how many of them were wrong until then.
 */
export async function writeRaised(
  transaction: Queries,
  { studentId, answers, now }: { studentId: string; answers: readonly RaisedAnswer[]; now: Date },
): Promise<number> {
  const [row] = await transaction.query<{ risen: number }>(
    `with risen as (update answers set correct = true
       where student_id = $1 and id = any($2::uuid[]) and not correct returning id, item_id),
     told as (insert into raised_marks (student_id, answer_id, item_id, raised_at) select $1, id, item_id, $3 from risen
       on conflict do nothing)
     select count(*)::int as risen from risen`,
    [studentId, answers.map(({ answerId }) => answerId), now],
  )
  return row?.risen ?? 0
}

const SHOWN_AT_ONCE = 20

/** The marks that rose and that the pupil was not told of yet, the newest first. */
export function readUnseenRaised(
  queries: Queries,
  studentId: string,
): Promise<{ answerId: string; itemId: string; raisedAt: Date }[]> {
  return queries.query(
    `select answer_id as "answerId", item_id as "itemId", raised_at as "raisedAt" from raised_marks
     where student_id = $1 and seen_at is null order by raised_at desc, answer_id limit ${SHOWN_AT_ONCE}`,
    [studentId],
  )
}

export async function writeSeen(
  queries: Queries,
  { studentId, answerIds, now }: { studentId: string; answerIds: readonly string[]; now: Date },
): Promise<void> {
  await queries.query(
    'update raised_marks set seen_at = coalesce(seen_at, $3) where student_id = $1 and answer_id = any($2::uuid[])',
    [studentId, answerIds, now],
  )
}
