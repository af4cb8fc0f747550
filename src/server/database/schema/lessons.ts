import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { student } from './student.ts'

/** A day on which somebody with an account watched a lesson, and where they were last: a sentence's number, of how many. */
export const lessonViews = pgTable(
  'lesson_views',
  {
    viewerId: student('viewer_id'),
    topicId: text('topic_id').notNull(),
    /** The viewer's own day. */
    day: date('day').notNull(),
    edition: text('edition', { enum: ['full', 'easy'] }).notNull(),
    sentence: integer('sentence').notNull(),
    sentences: integer('sentences').notNull(),
    watchedAt: moment('watched_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.viewerId, table.topicId, table.day] }),
    check('lesson_views_edition_known', sql`${table.edition} in ('full', 'easy')`),
  ],
)

/** That some guest watched some lesson on a day. The mark says neither who nor which, and goes after two days. */
export const guestLessonViews = pgTable(
  'guest_lesson_views',
  { mark: text('mark').primaryKey(), day: date('day').notNull() },
  (table) => [index('guest_lesson_views_by_day').on(table.day)],
)

/** How often each lesson was watched, by persons and days. */
export const lessonViewCounts = pgTable('lesson_view_counts', {
  topicId: text('topic_id').primaryKey(),
  views: integer('views').notNull(),
})
