import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { users } from './sign-in.ts'
import { student } from './student.ts'

/** The client makes `id`, so a claim that is sent twice is made once. `cost` is what it was when it was claimed. */
export const rewardClaims = pgTable(
  'reward_claims',
  {
    studentId: student(),
    id: uuid('id').notNull(),
    rewardId: text('reward_id').notNull(),
    cost: integer('cost').notNull(),
    status: text('status', { enum: ['pending', 'fulfilled', 'refused', 'withdrawn'] })
      .notNull()
      .default('pending'),
    claimedAt: moment('claimed_at').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.id] }),
    index('reward_claims_pending').on(table.claimedAt).where(sql`${table.status} = 'pending'`),
    uniqueIndex('reward_claims_id').on(table.id),
    check('reward_claims_cost_positive', sql`${table.cost} > 0`),
    check('reward_claims_status_known', sql`${table.status} in ('pending', 'fulfilled', 'refused', 'withdrawn')`),
  ],
)

/** How many of a reward are left; a reward without a row still has its starting stock. */
export const rewardStock = pgTable(
  'reward_stock',
  { rewardId: text('reward_id').primaryKey(), stock: integer('stock').notNull() },
  (table) => [check('reward_stock_not_negative', sql`${table.stock} >= 0`)],
)
