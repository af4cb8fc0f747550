import { sql } from 'drizzle-orm'
import { boolean, check, customType, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { schools } from '../people.ts'
import { users } from '../sign-in.ts'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** What an admin has set for the whole installation, by name; what isn't here is as the product comes. */
export const installationSettings = pgTable('office_settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  changedAt: moment('changed_at').notNull(),
})

/**
 * A notification to many. The client makes `id`, so one that is sent twice is sent once; `reached` is the last account that was
 * told, from which a restart goes on.
 */
export const broadcasts = pgTable(
  'broadcasts',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    /** Roles; null for everybody. */
    roles: jsonb('roles'),
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'set null' }),
    /** The school's name then; null for every school. */
    school: text('school'),
    byMail: boolean('by_mail').notNull(),
    sentBy: text('sent_by').references(() => users.id, { onDelete: 'set null' }),
    sentAt: moment('sent_at').notNull(),
    reached: text('reached'),
    told: integer('told').notNull().default(0),
    finishedAt: moment('finished_at'),
  },
  (table) => [index('broadcasts_newest').on(table.sentAt, table.id)],
)

/** A report that was asked for, and its files once they are made. The client makes `id`. */
export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'cascade' }),
    withNames: boolean('with_names').notNull(),
    askedBy: text('asked_by').references(() => users.id, { onDelete: 'set null' }),
    askedAt: moment('asked_at').notNull(),
    /** 0 to 100. */
    progress: integer('progress').notNull().default(0),
    state: text('state', { enum: ['waiting', 'ready', 'failed'] })
      .notNull()
      .default('waiting'),
    finishedAt: moment('finished_at'),
    pdf: bytes('pdf'),
    csv: bytes('csv'),
  },
  (table) => [
    index('reports_newest').on(table.askedAt, table.id),
    check('reports_state_known', sql`${table.state} in ('waiting', 'ready', 'failed')`),
  ],
)
