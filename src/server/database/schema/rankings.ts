import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { student } from './student.ts'

// A `board` is what `boardOf` in domain/leaderboards names: a subject and a period, and a world of their own for demo people.

/**
 * Awards that are in the ledger and not yet in `xp_totals`: written in an answer's own statement, so it has no key and no
 * index, and emptied in the background.
 */
export const xpDeltas = pgTable('xp_deltas', {
  studentId: text('student_id').notNull(),
  subject: text('subject'),
  amount: integer('amount').notNull(),
  earnedAt: moment('earned_at').notNull(),
})

/**
 * What a pupil has earned on each board. With what waits in `xp_deltas` it is the sum of their ledger. School and `shown` are
 * the profile's, kept by a trigger on it, so that one index answers who leads.
 */
export const xpTotals = pgTable(
  'xp_totals',
  {
    studentId: student(),
    board: text('board').notNull(),
    xp: integer('xp').notNull(),
    schoolId: uuid('school_id'),
    /** Whether the pupil wants to be seen on leaderboards. */
    shown: boolean('shown').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.board] }),
    index('xp_totals_leaders').on(table.board, table.xp.desc(), table.studentId).where(sql`${table.shown}`),
    index('xp_totals_by_school').on(table.schoolId, table.board, table.xp).where(sql`${table.schoolId} is not null`),
    check('xp_totals_xp_positive', sql`${table.xp} > 0`),
  ],
)

/** How many pupils of a board have XP of which `xp >> width` is `bucket`, for three widths. Kept by triggers on `xp_totals`. */
export const xpHistogram = pgTable(
  'xp_histogram',
  {
    board: text('board').notNull(),
    width: integer('width').notNull(),
    bucket: integer('bucket').notNull(),
    pupils: integer('pupils').notNull(),
  },
  (table) => [primaryKey({ columns: [table.board, table.width, table.bucket] })],
)

/** What the pupils of a school have earned together on each board. Kept by triggers on `xp_totals`. */
export const schoolTotals = pgTable(
  'school_totals',
  {
    board: text('board').notNull(),
    schoolId: uuid('school_id').notNull(),
    xp: bigint('xp', { mode: 'number' }).notNull(),
    pupils: integer('pupils').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.board] }),
    index('school_totals_leaders').on(table.board, table.xp.desc(), table.schoolId),
  ],
)
