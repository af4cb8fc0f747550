import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { student } from './student.ts'

/** How each question of the curriculum was marked, and since when: the newest row is how it is marked now. */
export const questionKeys = pgTable(
  'question_keys',
  {
    itemId: text('item_id').notNull(),
    since: moment('since').notNull(),
    options: jsonb('options'),
    correctAnswer: smallint('correct_answer'),
    /** Of a question without four options: how the question engine marks it. */
    scheme: jsonb('scheme'),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.since] })],
)

/** `raised`: 'by scheme', or the choices, by their places in answers received from `answersFrom` until before `answersUntil`, that are right since a fix. */
export const mendedQuestions = pgTable(
  'mended_questions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    itemId: text('item_id').notNull(),
    raised: jsonb('raised').notNull(),
    answersFrom: moment('answers_from').notNull(),
    answersUntil: moment('answers_until').notNull(),
    /** When all past answers were marked again; null until then. */
    finishedAt: moment('finished_at'),
  },
  (table) => [index('mended_questions_open').on(table.answersUntil).where(sql`${table.finishedAt} is null`)],
)

/** A mark that rose, until its pupil has read so and after. */
export const raisedMarks = pgTable(
  'raised_marks',
  {
    studentId: student(),
    answerId: uuid('answer_id').notNull(),
    itemId: text('item_id').notNull(),
    raisedAt: moment('raised_at').notNull(),
    seenAt: moment('seen_at'),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.answerId] }),
    index('raised_marks_unseen').on(table.studentId, table.raisedAt).where(sql`${table.seenAt} is null`),
  ],
)
