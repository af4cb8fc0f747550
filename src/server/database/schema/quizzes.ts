import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { verdicts } from '#domain/questions/mark-question.ts'
import { moment } from './columns.ts'
import { users } from './sign-in.ts'
import { student } from './student.ts'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** A teacher's quiz. One that was attempted is only marked as deleted, so that what was marked stays with who answered it. */
export const quizzes = pgTable(
  'quizzes',
  {
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** Whether other teachers of the owner's school may look at it and copy it. */
    sharedWithSchool: boolean('shared_with_school').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('quizzes_by_owner').on(table.ownerId, table.updatedAt, table.id).where(sql`${table.deletedAt} is null`),
    index('quizzes_shared')
      .on(table.ownerId, table.updatedAt)
      .where(sql`${table.sharedWithSchool} and ${table.deletedAt} is null`),
  ],
)

const quiz = () =>
  uuid('quiz_id')
    .notNull()
    .references(() => quizzes.id, { onDelete: 'cascade' })

/**
 * A question as it stood: changed after somebody was asked it, it gets a new version. One version at most is `current`; none
 * is when the question was taken out. `content` is a `Question`; `html` says how each of its texts is shown.
 */
export const quizQuestions = pgTable(
  'quiz_questions',
  {
    quizId: quiz(),
    id: uuid('id').notNull(),
    version: integer('version').notNull(),
    position: integer('position').notNull(),
    current: boolean('current').notNull(),
    content: jsonb('content').notNull(),
    html: jsonb('html').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quizId, table.id, table.version] }),
    uniqueIndex('quiz_questions_current').on(table.quizId, table.id).where(sql`${table.current}`),
    index('quiz_questions_in_order').on(table.quizId, table.position, table.id).where(sql`${table.current}`),
    check('quiz_questions_version_positive', sql`${table.version} > 0`),
  ],
)

/** A picture of a quiz; `id` is the beginning of its SHA-256. */
export const quizMedia = pgTable(
  'quiz_media',
  {
    quizId: quiz(),
    id: text('id').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quizId, table.id] }),
    check('quiz_media_size_right', sql`${table.size} > 0`),
  ],
)

/** One try of a pupil's at a teacher's quiz (`quiz_attempts` are those at quizzes of the curriculum), and the questions with the versions that it asks, as `[{ id, version }]`. */
export const teacherQuizAttempts = pgTable(
  'teacher_quiz_attempts',
  {
    studentId: student(),
    id: uuid('id').notNull(),
    quizId: quiz(),
    /** The task through which the pupil has the quiz. */
    taskId: uuid('task_id'),
    seed: integer('seed').notNull(),
    questions: jsonb('questions').notNull(),
    startedAt: moment('started_at').notNull(),
    submittedAt: moment('submitted_at'),
    marks: integer('marks').notNull().default(0),
    outOf: integer('out_of').notNull().default(0),
    xp: integer('xp').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.id] }),
    index('teacher_quiz_attempts_by_student').on(table.studentId, table.quizId, table.startedAt),
    index('teacher_quiz_attempts_by_quiz').on(table.quizId, table.studentId),
    index('teacher_quiz_attempts_by_task').on(table.taskId, table.studentId).where(sql`${table.taskId} is not null`),
    uniqueIndex('teacher_quiz_attempts_one_open')
      .on(table.studentId, table.quizId, sql`coalesce(${table.taskId}, '00000000-0000-0000-0000-000000000000'::uuid)`)
      .where(sql`${table.submittedAt} is null`),
    check('teacher_quiz_attempts_marks_right', sql`${table.marks} between 0 and ${table.outOf}`),
  ],
)

/**
 * What a pupil gave to a question. Before the attempt is handed in it can change: the greatest `revision` stands. The marks come
 * with handing in, and only ever rise.
 */
export const teacherQuizResponses = pgTable(
  'teacher_quiz_responses',
  {
    studentId: student(),
    attemptId: uuid('attempt_id').notNull(),
    questionId: uuid('question_id').notNull(),
    quizId: quiz(),
    revision: integer('revision').notNull(),
    response: jsonb('response'),
    answeredAt: moment('answered_at').notNull(),
    marks: integer('marks'),
    outOf: integer('out_of'),
    verdict: text('verdict', { enum: verdicts }),
    finding: text('finding'),
    misconceptions: jsonb('misconceptions').notNull().default([]),
    /** When a corrected mark scheme raised the marks. */
    raisedAt: moment('raised_at'),
    /** A teacher's mark of a written answer; of several that arrive, the greatest revision stands. */
    ticked: jsonb('ticked').notNull().default([]),
    comment: text('comment').notNull().default(''),
    teacherMarkedAt: moment('teacher_marked_at'),
    markRevision: integer('mark_revision').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.attemptId, table.questionId] }),
    index('teacher_quiz_responses_by_question').on(table.quizId, table.questionId),
    check('teacher_quiz_responses_marks_right', sql`${table.marks} between 0 and ${table.outOf}`),
  ],
)

/** What a teacher writes often below answers, to use again. */
export const markingComments = pgTable(
  'marking_comments',
  {
    teacherId: text('teacher_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teacherId, table.id] })],
)
