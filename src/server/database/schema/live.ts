import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { users } from './sign-in.ts'

/** A server that has people in rooms; one that has not said for a while that it is there has ended, and its people are gone. */
export const liveServers = pgTable('live_servers', {
  id: uuid('id').primaryKey(),
  beatAt: moment('beat_at').notNull().defaultNow(),
})

/** Who is in which room now, by each open page. Rows last as long as the page is open. */
export const livePresence = pgTable(
  'live_presence',
  {
    room: text('room').notNull(),
    connectionId: uuid('connection_id').notNull(),
    serverId: uuid('server_id')
      .notNull()
      .references(() => liveServers.id, { onDelete: 'cascade' }),
    personId: text('person_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    away: boolean('away').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.room, table.connectionId] }),
    index('live_presence_by_connection').on(table.connectionId),
    index('live_presence_by_server').on(table.serverId),
    index('live_presence_by_person').on(table.personId),
  ],
)
