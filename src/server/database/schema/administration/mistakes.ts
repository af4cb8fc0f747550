import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from '../sign-in.ts'

/** A reader's word that an item of the curriculum is wrong. The client makes `id`, so one that is sent twice is stored once. */
export const mistakeReports = pgTable(
  'mistake_reports',
  {
    id: uuid('id').primaryKey(),
    itemId: text('item_id').notNull(),
    note: text('note').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    receivedAt: moment('received_at').notNull(),
    decision: text('decision', { enum: ['mended', 'no-mistake'] }),
    decidedAt: moment('decided_at'),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('mistake_reports_waiting').on(table.receivedAt).where(sql`${table.decision} is null`),
    index('mistake_reports_by_user').on(table.userId),
    index('mistake_reports_by_age').on(table.receivedAt),
    index('mistake_reports_by_decider').on(table.decidedBy),
    check('mistake_reports_decision_known', sql`${table.decision} in ('mended', 'no-mistake')`),
  ],
)
