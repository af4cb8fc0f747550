import { date, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { student } from './student.ts'

/** A paper that a pupil sits; the client makes `id`. `board` is null where the level has none. */
export const exams = pgTable(
  'exams',
  {
    studentId: student(),
    id: uuid('id').notNull(),
    level: text('level').notNull(),
    subject: text('subject').notNull(),
    board: text('board'),
    paper: text('paper').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.id] }),
    index('exams_by_day').on(table.studentId, table.day),
  ],
)

/** A pupil's plan as a calendar that other programs read; its address holds a secret, of which only the hash is kept. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    studentId: student().primaryKey(),
    secretHash: text('secret_hash').notNull(),
    openedAt: moment('opened_at').notNull(),
  },
  (table) => [uniqueIndex('calendar_feeds_secret').on(table.secretHash)],
)
