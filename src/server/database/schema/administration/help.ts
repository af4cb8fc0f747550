import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from '../sign-in.ts'

/** A message from the help dialog or the help centre. The client makes `id`, so one that is sent twice is stored once. */
export const helpRequests = pgTable(
  'help_requests',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    source: text('source', { enum: ['dialog', 'help-centre'] }).notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    sentAt: moment('sent_at').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
    /** An answer closes it; an admin may open it again. */
    state: text('state', { enum: ['open', 'answered'] })
      .notNull()
      .default('open'),
  },
  (table) => [
    index('help_requests_newest').on(table.receivedAt),
    index('help_requests_by_state').on(table.state, table.receivedAt, table.id),
    index('help_requests_by_user').on(table.userId),
    check('help_requests_source_known', sql`${table.source} in ('dialog', 'help-centre')`),
    check('help_requests_state_known', sql`${table.state} in ('open', 'answered')`),
  ],
)

/** What was answered, by mail. The client makes `id`, so an answer that is sent twice goes out once. */
export const helpAnswers = pgTable(
  'help_answers',
  {
    id: uuid('id').primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => helpRequests.id, { onDelete: 'cascade' }),
    answeredBy: text('answered_by').references(() => users.id, { onDelete: 'set null' }),
    message: text('message').notNull(),
    answeredAt: moment('answered_at').notNull(),
  },
  (table) => [index('help_answers_by_request').on(table.requestId, table.answeredAt)],
)
