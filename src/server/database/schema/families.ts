import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { users } from './sign-in.ts'
import { student } from './student.ts'

const parent = (name = 'parent_id') =>
  text(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/**
 * Which parents see a pupil's work: those to whom the pupil gave a code. One whom the pupil's school has confirmed too (`confirmedAt`)
 * speaks for the child.
 */
export const parentLinks = pgTable(
  'parent_links',
  {
    studentId: student(),
    parentId: parent(),
    linkedAt: moment('linked_at').notNull(),
    /** When the parent asked the school to confirm them; null again once it has decided. */
    confirmationAskedAt: moment('confirmation_asked_at'),
    confirmedAt: moment('confirmed_at'),
    confirmedBy: text('confirmed_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.parentId] }),
    index('parent_links_by_parent').on(table.parentId),
    index('parent_links_to_confirm').on(table.confirmationAskedAt).where(sql`${table.confirmationAskedAt} is not null`),
  ],
)

/** A pupil's code for a parent, while it can be used: it is gone once it was. */
export const linkCodes = pgTable(
  'link_codes',
  {
    studentId: student().primaryKey(),
    code: text('code').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [uniqueIndex('link_codes_code').on(table.code), index('link_codes_by_age').on(table.expiresAt)],
)

/** What a parent set for a pupil, and what was before, so that it can be undone. Null where nobody did. */
export const childSupport = pgTable('child_support', {
  studentId: student().primaryKey(),
  senBy: text('sen_by').references(() => users.id, { onDelete: 'set null' }),
  senAt: moment('sen_at'),
  readingBefore: jsonb('reading_before'),
  timedAdvanceBefore: boolean('timed_advance_before'),
  goalsBy: text('goals_by').references(() => users.id, { onDelete: 'set null' }),
  goalsAt: moment('goals_at'),
  dailyGoal: integer('daily_goal'),
  restDays: jsonb('rest_days'),
})

/** Which mails a parent gets; without a row the weekly report, on Mondays. `weeklyDay` is ISO, 1 Monday to 7 Sunday; null: never. */
export const parentPreferences = pgTable(
  'parent_preferences',
  {
    parentId: parent().primaryKey(),
    weeklyDay: smallint('weekly_day'),
    overdueTasks: boolean('overdue_tasks').notNull().default(false),
  },
  (table) => [check('parent_preferences_day', sql`${table.weeklyDay} between 1 and 7`)],
)

/** A week's report as it was when the week was over; it ends with the link. `week` is the week's Monday. */
export const weeklyReports = pgTable(
  'weekly_reports',
  {
    studentId: text('student_id').notNull(),
    parentId: text('parent_id').notNull(),
    week: date('week', { mode: 'string' }).notNull(),
    content: jsonb('content').notNull(),
    madeAt: moment('made_at').notNull(),
    mailedAt: moment('mailed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.parentId, table.week] }),
    index('weekly_reports_by_age').on(table.madeAt),
    foreignKey({
      name: 'weekly_reports_link',
      columns: [table.studentId, table.parentId],
      foreignColumns: [parentLinks.studentId, parentLinks.parentId],
    }).onDelete('cascade'),
  ],
)
