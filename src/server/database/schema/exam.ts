import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { student } from './student.ts'

/** What pupils write to exam questions, as it grows, and what they ticked of the mark scheme. */
export const examAnswers = pgTable(
  'exam_answers',
  {
    studentId: student(),
    id: uuid('id').notNull(),
    topicId: text('topic_id').notNull(),
    questionId: text('question_id').notNull(),
    /** The mock that it was written in; null for practice by topic. */
    sittingId: uuid('sitting_id'),
    /** Counts the changes: a late one never writes over a newer. */
    revision: integer('revision').notNull(),
    stage: text('stage', { enum: ['writing', 'checking', 'marked'] }).notNull(),
    /** The pupil wants to come back to the question. */
    flagged: boolean('flagged').notNull().default(false),
    /** By the parts' letters. */
    parts: jsonb('parts').notNull(),
    /** Null as long as it is not marked. */
    marks: integer('marks'),
    outOf: integer('out_of').notNull(),
    xp: integer('xp').notNull().default(0),
    startedAt: moment('started_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    markedAt: moment('marked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.id] }),
    index('exam_answers_by_sitting').on(table.studentId, table.sittingId).where(sql`${table.sittingId} is not null`),
    index('exam_answers_by_question').on(table.studentId, table.questionId, table.updatedAt),
    check('exam_answers_stage_known', sql`${table.stage} in ('writing', 'checking', 'marked')`),
    check('exam_answers_marks_right', sql`${table.marks} between 0 and ${table.outOf}`),
  ],
)

/** Mock papers that pupils sit: which questions were drawn, and how the time goes. */
export const paperSittings = pgTable(
  'paper_sittings',
  {
    studentId: student(),
    id: uuid('id').notNull(),
    paperId: text('paper_id').notNull(),
    questionIds: jsonb('question_ids').notNull(),
    /** With extra time; null for an untimed sitting. */
    minutes: integer('minutes'),
    startedAt: moment('started_at').notNull(),
    /** Since when the clock stands still for a rest break. */
    pausedAt: moment('paused_at'),
    /** Milliseconds of earlier rest breaks. */
    restMs: integer('rest_ms').notNull().default(0),
    handedInAt: moment('handed_in_at'),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.id] }),
    index('paper_sittings_by_paper').on(table.studentId, table.paperId, table.startedAt),
    check('paper_sittings_rest_right', sql`${table.restMs} >= 0`),
  ],
)
