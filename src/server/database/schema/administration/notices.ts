import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { student } from '../student.ts'

/** What the product tells one person. The cause makes a notice count once, however often the telling is repeated. */
export const notices = pgTable(
  'notices',
  {
    userId: student('user_id'),
    id: uuid('id').notNull().defaultRandom(),
    cause: text('cause').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** A path of this product, or none. */
    link: text('link'),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.cause] }),
    index('notices_newest').on(table.userId, table.createdAt, table.id),
    index('notices_by_age').on(table.createdAt),
    index('notices_unread').on(table.userId).where(sql`${table.readAt} is null`),
  ],
)
