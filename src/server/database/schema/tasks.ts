import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { schoolClasses } from './classes.ts'
import { moment } from './columns.ts'
import { users } from './sign-in.ts'
import { student } from './student.ts'

/**
 * Work that a teacher set; the client makes `id`. `scope` is what the answers to it are stored under: a topic's id, `set:<id>` or
 * `quiz:<id>`. `opensAt` and `dueAt` are the days and time beside them by the teacher's clock.
 */
export const tasks = pgTable(
  'tasks',
  {
    id: uuid('id').primaryKey(),
    teacherId: text('teacher_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    note: text('note').notNull().default(''),
    method: text('method', { enum: ['flashcards', 'quiz', 'notes', 'own-quiz'] }).notNull(),
    scope: text('scope').notNull(),
    board: text('board'),
    sectionId: text('section_id'),
    goalPercent: integer('goal_percent'),
    opensOn: date('opens_on', { mode: 'string' }).notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    dueTime: text('due_time').notNull(),
    timeZone: text('time_zone').notNull(),
    opensAt: moment('opens_at').notNull(),
    dueAt: moment('due_at').notNull(),
    lateAllowed: boolean('late_allowed').notNull(),
    createdAt: moment('created_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    index('tasks_by_teacher').on(table.teacherId, table.dueAt, table.id),
    check('tasks_method_known', sql`${table.method} in ('flashcards', 'quiz', 'notes', 'own-quiz')`),
    check('tasks_goal_sensible', sql`${table.goalPercent} between 1 and 100`),
    check('tasks_due_after_opening', sql`${table.dueAt} > ${table.opensAt}`),
  ],
)

const task = () =>
  uuid('task_id')
    .notNull()
    .references(() => tasks.id, { onDelete: 'cascade' })
const schoolClass = () =>
  uuid('class_id')
    .notNull()
    .references(() => schoolClasses.id, { onDelete: 'cascade' })

/** Whole classes that a task is for: whoever is in one, and whoever joins while it is open. */
export const taskClasses = pgTable('task_classes', { taskId: task(), classId: schoolClass() }, (table) => [
  primaryKey({ columns: [table.classId, table.taskId] }),
  index('task_classes_by_task').on(table.taskId),
])

/** Single pupils that a task is for, as members of a class. */
export const taskRecipients = pgTable(
  'task_recipients',
  { studentId: student(), taskId: task(), classId: schoolClass() },
  (table) => [
    primaryKey({ columns: [table.studentId, table.taskId] }),
    index('task_recipients_by_task').on(table.taskId),
    index('task_recipients_by_class').on(table.classId),
  ],
)
