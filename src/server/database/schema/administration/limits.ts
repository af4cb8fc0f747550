import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** Tries of the limits that all servers share; `key` is a digest of whose they are. */
export const limitCounts = pgTable(
  'limit_counts',
  {
    key: text('key').primaryKey(),
    taken: integer('taken').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('limit_counts_expiry').on(table.expiresAt)],
)
