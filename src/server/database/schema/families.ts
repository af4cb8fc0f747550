import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { users } from './sign-in.ts'
import { student } from './student.ts'

/** Which parents see a pupil's work: those to whom the pupil gave a code. */
export const parentLinks = pgTable(
  'parent_links',
  {
    studentId: student(),
    parentId: text('parent_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    linkedAt: moment('linked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.parentId] }),
    index('parent_links_by_parent').on(table.parentId),
  ],
)
