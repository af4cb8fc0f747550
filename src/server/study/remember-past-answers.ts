import { topicIdOf } from '#domain/curriculum/item-id.ts'
import { remember } from '#domain/study/scheduling/remember.ts'
import { type CardState, scheduleReview } from '#domain/study/scheduling/schedule.ts'
import type { ItemFinder } from '#domain/study/snapshot.ts'
import type { Database } from '../database/database.ts'

const STUDENTS_AT_ONCE = 20

interface PastAnswer {
  studentId: string
  kind: 'quiz' | 'note'
  itemId: string
  correct: boolean
  answeredAt: Date
}

// A student's answers are found by the index of their primary key.
const readAnswers = `
select a.student_id as "studentId", a.kind, a.item_id as "itemId", a.correct, a.answered_at as "answeredAt"
from unnest($1::text[]) k(student) cross join lateral (
  select * from answers where student_id = k.student and kind <> 'flashcard') a
order by a.student_id, a.answered_at, a.id`

const writeStates = `
insert into card_states (student_id, item_id, topic_id, due, stability, difficulty, state, reps, lapses, learning_steps,
  scheduled_days, last_review, kind)
select x.*, 'question' from json_to_recordset($1::json) as x(student_id text, item_id text, topic_id text, due timestamptz,
  stability double precision, difficulty double precision, state smallint, reps int, lapses int, learning_steps int,
  scheduled_days int, last_review timestamptz) where exists (select from student_progress p where p.user_id = x.student_id)
on conflict (student_id, item_id) do nothing`

/**
 * Replays the answers to questions into their memory, for questions that have none yet. It may be broken off and run again, also
 * while answers come in: what is remembered already stays.
 */
export async function rememberPastAnswers(options: {
  database: Database
  items: ItemFinder
  signal?: AbortSignal
}): Promise<void> {
  const { database, items, signal } = options
  for (let after = ''; ; ) {
    signal?.throwIfAborted()
    const students = await database.query<{ id: string }>(
      'select user_id as id from student_progress where user_id > $1 order by user_id limit $2',
      [after, STUDENTS_AT_ONCE],
    )
    const last = students.at(-1)
    if (!last) return
    const answers = await database.query<PastAnswer>(readAnswers, [students.map(({ id }) => id)])
    const rows = [...Map.groupBy(answers, ({ studentId }) => studentId)].flatMap(([student_id, own]) =>
      Array.from(replay(own, items), ([item_id, state]) => ({
        student_id,
        item_id,
        topic_id: topicIdOf(item_id),
        ...state,
      })),
    )
    if (rows.length > 0) await database.query(writeStates, [JSON.stringify(rows)])
    after = last.id
  }
}

/** The memory of each question after a student's answers, in the order in which they were given. */
function replay(answers: readonly PastAnswer[], items: ItemFinder): Map<string, CardState> {
  const states = new Map<string, CardState>()
  for (const { kind, itemId, correct, answeredAt } of answers) {
    const item = items.get(itemId)
    const remembered = item && remember({ kind, itemId }, item, correct)
    if (remembered)
      states.set(
        remembered.itemId,
        scheduleReview(states.get(remembered.itemId) ?? null, remembered.recall, answeredAt),
      )
  }
  return states
}
