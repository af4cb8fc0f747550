import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { users } from './sign-in.ts'

const roles = ['student', 'teacher', 'parent', 'admin'] as const

export const schools = pgTable('schools', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  address: text('address'),
  createdAt: moment('created_at').notNull().defaultNow(),
  demo: boolean('demo').notNull().default(false),
})

/** `dailyGoal` is in answers a day; `restDays` holds ISO weekdays, 1 Monday to 7 Sunday; `reading` holds how the person reads, null until they chose. `timeZone` is an IANA name: a streak's day begins at that place's midnight. */
export const profiles = pgTable(
  'profiles',
  {
    id: text('id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    role: text('role', { enum: roles }).notNull(),
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'set null' }),
    avatarUrl: text('avatar_url'),
    timeZone: text('time_zone').notNull().default('Europe/London'),
    timedAdvance: boolean('timed_advance').notNull().default(true),
    dailyGoal: integer('daily_goal').notNull().default(20),
    restDays: jsonb('rest_days').notNull().default([]),
    reading: jsonb('reading'),
    /** Whether others may see this pupil on leaderboards. */
    onLeaderboards: boolean('on_leaderboards').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    demo: boolean('demo').notNull().default(false),
  },
  (table) => [
    index('profiles_school').on(table.schoolId, table.role),
    index('profiles_newest').on(table.createdAt, table.id),
    index('profiles_role').on(table.role),
    check('profiles_role_known', sql`${table.role} in ('student', 'teacher', 'parent', 'admin')`),
    check('profiles_daily_goal_positive', sql`${table.dailyGoal} > 0`),
  ],
)

/** A role that was asked for and that an admin decides on. */
export const roleRequests = pgTable(
  'role_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: roles }).notNull(),
    status: text('status', { enum: ['pending', 'approved', 'refused'] })
      .notNull()
      .default('pending'),
    createdAt: moment('created_at').notNull().defaultNow(),
    decidedAt: moment('decided_at'),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('role_requests_one_pending').on(table.userId).where(sql`${table.status} = 'pending'`),
    index('role_requests_by_status').on(table.status, table.createdAt),
    index('role_requests_by_user').on(table.userId, table.createdAt),
    check('role_requests_role_known', sql`${table.role} in ('student', 'teacher', 'parent', 'admin')`),
    check('role_requests_status_known', sql`${table.status} in ('pending', 'approved', 'refused')`),
  ],
)
