import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { student } from './student.ts'

/**
 * A game that was started, and how it ended. The moves are replayed and never kept; a start that is not finished within
 * a week is deleted.
 */
export const gamePlays = pgTable(
  'game_plays',
  {
    studentId: student(),
    id: uuid('id').notNull(),
    game: text('game').notNull(),
    level: text('level').notNull(),
    subject: text('subject').notNull(),
    /** Null for a play on the whole subject. */
    topicId: text('topic_id'),
    pace: text('pace', { enum: ['race', 'calm'] }).notNull(),
    seed: integer('seed').notNull(),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
    points: integer('points').notNull().default(0),
    correct: integer('correct').notNull().default(0),
    bestCombo: integer('best_combo').notNull().default(0),
    /** Rounds right in half their time. */
    quick: integer('quick').notNull().default(0),
    perfect: boolean('perfect').notNull().default(false),
    xp: integer('xp').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.id] }),
    index('game_plays_unfinished').on(table.studentId, table.startedAt).where(sql`${table.finishedAt} is null`),
    check('game_plays_pace_known', sql`${table.pace} in ('race', 'calm')`),
  ],
)
