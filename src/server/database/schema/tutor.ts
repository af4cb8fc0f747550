import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { schools } from './people.ts'
import { users } from './sign-in.ts'

const person = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** What a person asked the tutor and what it answered; the client makes `id`. `reply` names the passage, whose words stay in the curriculum. */
export const tutorExchanges = pgTable(
  'tutor_exchanges',
  {
    userId: person(),
    id: uuid('id').notNull(),
    question: text('question').notNull(),
    mode: text('mode', { enum: ['normal', 'eli5'] }).notNull(),
    filter: text('filter').notNull(),
    reply: jsonb('reply').notNull(),
    askedAt: moment('asked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('tutor_exchanges_newest').on(table.userId, table.askedAt),
    index('tutor_exchanges_by_age').on(table.askedAt),
    check('tutor_exchanges_mode_known', sql`${table.mode} in ('normal', 'eli5')`),
  ],
)

/** Questions asked on the person's last day of asking; deleting the history does not give them back. */
export const tutorUsage = pgTable(
  'tutor_usage',
  {
    userId: person().primaryKey(),
    day: date('day', { mode: 'string' }).notNull(),
    asked: integer('asked').notNull(),
  },
  (table) => [index('tutor_usage_by_age').on(table.day), check('tutor_usage_asked_positive', sql`${table.asked} > 0`)],
)

/** Messages of distress, for the adult whose job it is. `schoolId` is the person's school when they wrote, so that each school's own adult can be shown theirs. */
export const concerns = pgTable(
  'concerns',
  {
    id: uuid('id').primaryKey(),
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'set null' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ['self-harm', 'abuse', 'bullying', 'threat', 'unsafe'] }).notNull(),
    message: text('message').notNull(),
    receivedAt: moment('received_at').notNull(),
    seenAt: moment('seen_at'),
    seenBy: text('seen_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('concerns_newest').on(table.receivedAt),
    index('concerns_unseen').on(table.schoolId, table.receivedAt).where(sql`${table.seenAt} is null`),
    index('concerns_by_school').on(table.schoolId, table.receivedAt),
    index('concerns_by_user').on(table.userId),
    index('concerns_by_age').on(table.seenAt),
    index('concerns_by_reader').on(table.seenBy),
    check('concerns_kind_known', sql`${table.kind} in ('self-harm', 'abuse', 'bullying', 'threat', 'unsafe')`),
  ],
)
