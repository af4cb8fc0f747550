import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { schools } from './people.ts'
import { users } from './sign-in.ts'
import { student } from './student.ts'

/**
 * `joinCode` is what pupils type or scan to join; while `joining` is off it only leads to the sign-in of those who are in
 * the class. A class that is put away keeps its results. `subject` is a subject's slug.
 */
export const schoolClasses = pgTable(
  'school_classes',
  {
    id: uuid('id').primaryKey(),
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'set null' }),
    teacherId: text('teacher_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    year: text('year'),
    subject: text('subject'),
    joinCode: text('join_code').notNull(),
    joining: boolean('joining').notNull().default(true),
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
    /** The name that the pupil gave when joining: all that a teacher sees whom no school has confirmed. */
    joinedAs: text('joined_as'),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.classId] }),
    index('class_members_by_class').on(table.classId, table.joinedAt),
  ],
)

/** Who teaches a class beside its own teacher; until they accept they see nothing of it. */
export const classTeachers = pgTable(
  'class_teachers',
  {
    classId: uuid('class_id')
      .notNull()
      .references(() => schoolClasses.id, { onDelete: 'cascade' }),
    teacherId: text('teacher_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    invitedAt: moment('invited_at').notNull(),
    acceptedAt: moment('accepted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.teacherId] }),
    index('class_teachers_by_teacher').on(table.teacherId),
  ],
)

/** Pupils on a teacher's list whom a mail has invited; they join by themselves. */
export const classInvitations = pgTable(
  'class_invitations',
  {
    classId: uuid('class_id')
      .notNull()
      .references(() => schoolClasses.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    name: text('name').notNull(),
    invitedAt: moment('invited_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.classId, table.email] })],
)

/**
 * Accounts without an e-mail address that a teacher made; `classId` is the class for which. `pictureHash` is of three pictures
 * in order, peppered; without it they sign in by a password. `failures` counts wrong tries since the last right one.
 */
export const classAccounts = pgTable(
  'class_accounts',
  {
    studentId: student().primaryKey(),
    classId: uuid('class_id').references(() => schoolClasses.id, { onDelete: 'set null' }),
    pictureHash: text('picture_hash'),
    failures: integer('failures').notNull().default(0),
    setAt: moment('set_at').notNull(),
  },
  (table) => [index('class_accounts_by_class').on(table.classId)],
)
