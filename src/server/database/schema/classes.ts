import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { schools } from './people.ts'
import { users } from './sign-in.ts'
import { student } from './student.ts'

/** `joinCode` is what pupils type or scan to join; a class that is put away keeps its results. */
export const schoolClasses = pgTable(
  'school_classes',
  {
    id: uuid('id').primaryKey(),
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'set null' }),
    teacherId: text('teacher_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    joinCode: text('join_code').notNull(),
    createdAt: moment('created_at').notNull(),
    archivedAt: moment('archived_at'),
  },
  (table) => [
    uniqueIndex('school_classes_join_code').on(table.joinCode),
    index('school_classes_by_teacher').on(table.teacherId, table.createdAt),
  ],
)

export const classMembers = pgTable(
  'class_members',
  {
    studentId: student(),
    classId: uuid('class_id')
      .notNull()
      .references(() => schoolClasses.id, { onDelete: 'cascade' }),
    joinedAt: moment('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.classId] }),
    index('class_members_by_class').on(table.classId, table.joinedAt),
  ],
)
