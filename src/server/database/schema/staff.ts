import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { schools } from './people.ts'
import { users } from './sign-in.ts'

/**
 * Teachers who ask a school to confirm them. `schoolNamed` is what they typed, `schoolId` the school of exactly that name. A request
 * that was granted is gone: the profile's school says so from then on.
 */
export const staffRequests = pgTable(
  'staff_requests',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    schoolNamed: text('school_named').notNull(),
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'set null' }),
    askedAt: moment('asked_at').notNull(),
    refusedAt: moment('refused_at'),
    refusedBy: text('refused_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('staff_requests_waiting').on(table.askedAt).where(sql`${table.refusedAt} is null`),
    index('staff_requests_by_school').on(table.schoolId, table.askedAt),
    index('staff_requests_by_age').on(table.askedAt),
  ],
)

/** Addresses at which a school has invited its teachers; a row goes when its teacher accepts. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    invitedBy: text('invited_by').references(() => users.id, { onDelete: 'set null' }),
    invitedAt: moment('invited_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.email] }),
    index('staff_invitations_by_email').on(table.email),
    index('staff_invitations_by_age').on(table.invitedAt),
  ],
)

/** Teachers whom a school has asked to look after its study groups as a whole, beside its named adult. */
export const schoolModerators = pgTable(
  'school_moderators',
  {
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    givenBy: text('given_by').references(() => users.id, { onDelete: 'set null' }),
    givenAt: moment('given_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.userId] }),
    index('school_moderators_by_user').on(table.userId),
  ],
)
