import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
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
    /** Counts the changes: a late one never writes over a newer. */
    revision: integer('revision').notNull(),
    stage: text('stage', { enum: ['writing', 'checking', 'marked'] }).notNull(),
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
    index('exam_answers_by_question').on(table.studentId, table.questionId, table.updatedAt),
    check('exam_answers_stage_known', sql`${table.stage} in ('writing', 'checking', 'marked')`),
    check('exam_answers_marks_right', sql`${table.marks} between 0 and ${table.outOf}`),
  ],
)
