import { text } from 'drizzle-orm/pg-core'
import { users } from './sign-in.ts'

/** The column that leads every key of a table that grows with its students; deleting the account deletes the rows. */
export function student(name = 'student_id') {
  return text(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
}
