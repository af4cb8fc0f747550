import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { groupSessions, studyGroups } from './groups.ts'

/** A group's study stopwatch; `runningSince` is null while it is paused. A group that never used it has no row. */
export const groupStopwatches = pgTable(
  'group_stopwatches',
  {
    groupId: uuid('group_id')
      .primaryKey()
      .references(() => studyGroups.id, { onDelete: 'cascade' }),
    elapsedMs: integer('elapsed_ms').notNull(),
    runningSince: moment('running_since'),
  },
  (table) => [check('group_stopwatches_elapsed_positive', sql`${table.elapsedMs} >= 0`)],
)

/** The topic that a session revises together, as its leader chose. */
export const groupSessionTopics = pgTable('group_session_topics', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => groupSessions.id, { onDelete: 'cascade' }),
  topicId: text('topic_id').notNull(),
  chosenAt: moment('chosen_at').notNull(),
})
