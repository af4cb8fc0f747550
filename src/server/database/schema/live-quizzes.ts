import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { schoolClasses } from './classes.ts'
import { moment } from './columns.ts'
import { groupSessions } from './groups.ts'
import { users } from './sign-in.ts'
import { student } from './student.ts'

/**
 * A quiz that a class or a group's session answers together. `questions` are as they stood when it began, with their mark
 * schemes; `quizId` names the teacher's quiz that they are from, or `topicId` the curriculum's topic.
 */
export const liveQuizzes = pgTable(
  'live_quizzes',
  {
    id: uuid('id').primaryKey(),
    hostId: text('host_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    classId: uuid('class_id').references(() => schoolClasses.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').references(() => groupSessions.id, { onDelete: 'cascade' }),
    quizId: uuid('quiz_id'),
    topicId: text('topic_id'),
    title: text('title').notNull(),
    questions: jsonb('questions').notNull(),
    seed: integer('seed').notNull(),
    phase: text('phase', { enum: ['lobby', 'asking', 'shown', 'ended'] }).notNull(),
    at: integer('at').notNull(),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('live_quizzes_by_class').on(table.classId, table.createdAt),
    index('live_quizzes_by_session').on(table.sessionId, table.createdAt),
    index('live_quizzes_by_host').on(table.hostId),
    index('live_quizzes_by_quiz').on(table.quizId),
    check('live_quizzes_one_place', sql`num_nonnulls(${table.classId}, ${table.sessionId}) = 1`),
    check('live_quizzes_phase_known', sql`${table.phase} in ('lobby', 'asking', 'shown', 'ended')`),
  ],
)

/** What a pupil gave to the question at a place of a live quiz, with its marks; the last one given stands. */
export const liveQuizResponses = pgTable(
  'live_quiz_responses',
  {
    liveQuizId: uuid('live_quiz_id')
      .notNull()
      .references(() => liveQuizzes.id, { onDelete: 'cascade' }),
    at: integer('at').notNull(),
    studentId: student(),
    response: jsonb('response').notNull(),
    marks: integer('marks').notNull(),
    answeredAt: moment('answered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.liveQuizId, table.at, table.studentId] }),
    index('live_quiz_responses_by_student').on(table.studentId),
  ],
)
