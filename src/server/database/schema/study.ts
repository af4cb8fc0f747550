import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { student } from './student.ts'

/** Every answer given. The client makes `id`, so an answer that is sent twice is stored once. */
export const answers = pgTable(
  'answers',
  {
    studentId: student(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: ['flashcard', 'quiz', 'note'] }).notNull(),
    itemId: text('item_id').notNull(),
    topicId: text('topic_id').notNull(),
    choice: smallint('choice'),
    /** To a question without four options; then there is no choice. */
    response: jsonb('response'),
    correct: boolean('correct').notNull(),
    answeredAt: moment('answered_at').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
    attemptId: uuid('attempt_id'),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.id] }),
    index('answers_by_time').on(table.studentId, table.answeredAt),
    index('answers_by_topic').on(table.studentId, table.topicId),
    index('answers_by_attempt').on(table.studentId, table.attemptId).where(sql`${table.attemptId} is not null`),
    check('answers_kind_known', sql`${table.kind} in ('flashcard', 'quiz', 'note')`),
  ],
)

/** A card's or question's spaced-repetition state, as ts-fsrs keeps it: `state` 0 new, 1 learning, 2 review, 3 relearning; days in `scheduledDays`. */
export const cardStates = pgTable(
  'card_states',
  {
    studentId: student(),
    itemId: text('item_id').notNull(),
    topicId: text('topic_id').notNull(),
    due: moment('due').notNull(),
    stability: doublePrecision('stability').notNull(),
    difficulty: doublePrecision('difficulty').notNull(),
    state: smallint('state').notNull(),
    reps: integer('reps').notNull(),
    lapses: integer('lapses').notNull(),
    learningSteps: integer('learning_steps').notNull(),
    scheduledDays: integer('scheduled_days').notNull(),
    lastReview: moment('last_review'),
    /** The draws of one template are one question. */
    kind: text('kind', { enum: ['flashcard', 'question'] })
      .notNull()
      .default('flashcard'),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.itemId] }),
    index('card_states_due').on(table.studentId, table.due),
    check('card_states_state_known', sql`${table.state} between 0 and 3`),
    check('card_states_kind_known', sql`${table.kind} in ('flashcard', 'question')`),
  ],
)

export const quizAttempts = pgTable(
  'quiz_attempts',
  {
    studentId: student(),
    id: uuid('id').notNull(),
    /** A topic's id, or `level/subject` for a run that draws on a whole subject. */
    scope: text('scope').notNull(),
    total: integer('total').notNull(),
    correct: integer('correct').notNull().default(0),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.id] }),
    index('quiz_attempts_by_scope').on(table.studentId, table.scope),
  ],
)

/** `mastery` runs from 0 to 1. */
export const topicMastery = pgTable(
  'topic_mastery',
  {
    studentId: student(),
    topicId: text('topic_id').notNull(),
    level: text('level').notNull(),
    subject: text('subject').notNull(),
    answered: integer('answered').notNull().default(0),
    correct: integer('correct').notNull().default(0),
    mastery: doublePrecision('mastery').notNull().default(0),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.topicId] })],
)
