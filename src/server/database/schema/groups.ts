import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { schools } from './people.ts'
import { student } from './student.ts'

/** A study group of one school; `subject` is a subject's slug. */
export const studyGroups = pgTable(
  'study_groups',
  {
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    subject: text('subject').notNull(),
    description: text('description').notNull().default(''),
    maxMembers: integer('max_members').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('study_groups_by_school').on(table.schoolId, table.createdAt),
    check('study_groups_max_members_sensible', sql`${table.maxMembers} between 2 and 30`),
  ],
)

/** One member of a group is its leader. */
export const studyGroupMembers = pgTable(
  'study_group_members',
  {
    studentId: student(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => studyGroups.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['leader', 'member'] }).notNull(),
    joinedAt: moment('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.groupId] }),
    index('study_group_members_by_group').on(table.groupId, table.joinedAt),
    uniqueIndex('study_group_members_one_leader').on(table.groupId).where(sql`${table.role} = 'leader'`),
    check('study_group_members_role_known', sql`${table.role} in ('leader', 'member')`),
  ],
)
