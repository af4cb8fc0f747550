import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { rankedSubjects } from '#domain/leaderboards/filters.ts'
import { moment } from './columns.ts'
import { student } from './student.ts'

/** Days are dates in the student's own time zone. `totalXp` equals the sum of the student's rows in `xp_ledger`. */
export const studentProgress = pgTable('student_progress', {
  userId: student('user_id').primaryKey(),
  totalXp: integer('total_xp').notNull().default(0),
  dailyStreak: integer('daily_streak').notNull().default(0),
  longestStreak: integer('longest_streak').notNull().default(0),
  lastActiveDay: date('last_active_day', { mode: 'string' }),
  currentTier: text('current_tier').notNull().default('Bronze'),
  flashcardsCompleted: integer('flashcards_completed').notNull().default(0),
  quizzesCompleted: integer('quizzes_completed').notNull().default(0),
  perfectScores: integer('perfect_scores').notNull().default(0),
  nightDays: integer('night_days').notNull().default(0),
  lastNightDay: date('last_night_day', { mode: 'string' }),
  version: integer('version').notNull().default(0),
})

export const studentBadges = pgTable(
  'student_badges',
  {
    userId: student('user_id'),
    badgeType: text('badge_type').notNull(),
    earnedAt: moment('earned_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.badgeType] })],
)

/** One row per award. The key makes an award count once: the same cause and source never pay twice. */
export const xpLedger = pgTable(
  'xp_ledger',
  {
    studentId: student(),
    cause: text('cause').notNull(),
    source: text('source').notNull(),
    amount: integer('amount').notNull(),
    earnedAt: moment('earned_at').notNull(),
    /** The ranking beside 'all' in which it counts (domain/leaderboards); null where it is of no single subject. */
    subject: text('subject', { enum: rankedSubjects }),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.cause, table.source] }),
    index('xp_ledger_by_time').on(table.studentId, table.earnedAt),
    check('xp_ledger_amount_positive', sql`${table.amount} > 0`),
  ],
)

export const studyDays = pgTable(
  'study_days',
  {
    studentId: student(),
    day: date('day', { mode: 'string' }).notNull(),
    flashcards: integer('flashcards').notNull().default(0),
    questions: integer('questions').notNull().default(0),
    correct: integer('correct').notNull().default(0),
    xp: integer('xp').notNull().default(0),
    goalMet: boolean('goal_met').notNull().default(false),
    /** The latest hour of the day with an answer, 0 to 23, and how many it had: XP is limited by the hour. */
    hour: smallint('hour'),
    inHour: integer('in_hour').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.day] }),
    // Rows come in the order of their days: a few kilobytes find those of a span of days.
    index('study_days_by_day').using('brin', table.day),
  ],
)
