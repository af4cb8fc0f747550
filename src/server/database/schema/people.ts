import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { users } from './sign-in.ts'

const roles = ['student', 'teacher', 'parent', 'admin'] as const

/** `namedAdultId` is the teacher or admin of the school who sees its pupils' concerns and confirms its teachers. */
export const schools = pgTable(
  'schools',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    address: text('address'),
    namedAdultId: text('named_adult_id').references(() => users.id, { onDelete: 'set null' }),
    /** In lower case, such as `staff.beech.sch.uk`: a teacher with a verified address at exactly this domain is one of the school's. */
    staffMailDomain: text('staff_mail_domain'),
    /** Whether this school's study groups have no chat. */
    chatOff: boolean('chat_off').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    demo: boolean('demo').notNull().default(false),
  },
  (table) => [
    index('schools_by_name').on(sql`lower(${table.name})`, table.id),
    index('schools_search').using('gin', sql`search_grams(${table.name})`),
    index('schools_named_adult').on(table.namedAdultId),
    uniqueIndex('schools_staff_mail_domain').on(table.staffMailDomain),
  ],
)

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
    /** Set by a class that was joined, or by those who vouch for the school: pupils meet others who share it, and a teacher has no power without it. */
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'set null' }),
    /** The school that the person says is theirs, until it is confirmed. */
    schoolNamed: text('school_named'),
    avatarUrl: text('avatar_url'),
    timeZone: text('time_zone').notNull().default('Europe/London'),
    timedAdvance: boolean('timed_advance').notNull().default(true),
    dailyGoal: integer('daily_goal').notNull().default(20),
    restDays: jsonb('rest_days').notNull().default([]),
    reading: jsonb('reading'),
    /** As the pupil or an adult said; while unknown a pupil is treated as under 13. No date of birth is kept. */
    ageBand: text('age_band', { enum: ['under-13', '13-or-over'] }),
    /** Whether others may see this pupil on leaderboards. */
    onLeaderboards: boolean('on_leaderboards').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** The last day in UTC on which a page was opened while signed in; what nobody uses is deleted one day. */
    lastSeenOn: date('last_seen_on'),
    demo: boolean('demo').notNull().default(false),
  },
  (table) => [
    index('profiles_school').on(table.schoolId, table.role),
    index('profiles_newest').on(table.createdAt, table.id),
    index('profiles_role').on(table.role),
    index('profiles_by_name').on(sql`lower(${table.fullName})`, table.id),
    index('profiles_search').using(
      'gin',
      sql`search_grams(${table.fullName} || E'\\n' || ${table.email} || E'\\n' || ${table.role})`,
    ),
    check('profiles_role_known', sql`${table.role} in ('student', 'teacher', 'parent', 'admin')`),
    check('profiles_age_band_known', sql`${table.ageBand} in ('under-13', '13-or-over')`),
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
