import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { users } from './sign-in.ts'
import { student } from './student.ts'

/** Accounts that are to be deleted, and when. `requestedBy` is null where nobody had signed in for too long. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedBy: text('requested_by').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason', { enum: ['asked', 'school', 'inactive'] }).notNull(),
    requestedAt: moment('requested_at').notNull(),
    dueAt: moment('due_at').notNull(),
    receiptId: uuid('receipt_id').notNull(),
  },
  (table) => [
    index('account_deletions_due').on(table.dueAt),
    index('account_deletions_by_requester').on(table.requestedBy),
    check('account_deletions_reason_known', sql`${table.reason} in ('asked', 'school', 'inactive')`),
  ],
)

/** That an account was deleted, under the number on the receipt and with nothing of whose it was. */
export const deletionReceipts = pgTable(
  'deletion_receipts',
  {
    id: uuid('id').primaryKey(),
    requestedAt: moment('requested_at').notNull(),
    deletedAt: moment('deleted_at').notNull(),
    rows: integer('rows').notNull(),
  },
  (table) => [index('deletion_receipts_newest').on(table.deletedAt)],
)

/** What a parent allows a pupil under 13 beyond studying. */
export const consents = pgTable(
  'consents',
  {
    studentId: student(),
    purpose: text('purpose', { enum: ['leaderboards', 'tutor-model'] }).notNull(),
    given: boolean('given').notNull(),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.purpose] }),
    index('consents_by_decider').on(table.decidedBy),
    check('consents_purpose_known', sql`${table.purpose} in ('leaderboards', 'tutor-model')`),
  ],
)
