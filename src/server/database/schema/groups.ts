import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { schools } from './people.ts'
import { users } from './sign-in.ts'
import { student } from './student.ts'

/** A study group of one school; `subject` is a subject's slug. `lastSequence` is the number of its chat's newest entry. */
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
    lastSequence: integer('last_sequence').notNull().default(0),
    /** When its last member left or its leader ended it: then nobody is in it, and it is kept a while for moderators. */
    closedAt: moment('closed_at'),
  },
  (table) => [
    index('study_groups_by_school').on(table.schoolId, table.createdAt, table.id),
    index('study_groups_closed').on(table.closedAt).where(sql`${table.closedAt} is not null`),
    check('study_groups_max_members_sensible', sql`${table.maxMembers} between 2 and 30`),
  ],
)

const group = () =>
  uuid('group_id')
    .notNull()
    .references(() => studyGroups.id, { onDelete: 'cascade' })

/** One member of a group is its leader. */
export const studyGroupMembers = pgTable(
  'study_group_members',
  {
    studentId: student(),
    groupId: group(),
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

/** Whom a leader took out: they do not join again until the leader lets them. */
export const groupRemovals = pgTable(
  'group_removals',
  {
    groupId: group(),
    studentId: student(),
    removedAt: moment('removed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.studentId] }),
    index('group_removals_by_student').on(table.studentId),
    index('group_removals_by_age').on(table.removedAt),
  ],
)

/**
 * A group's chat as it went: an entry is words, a preset phrase, or the removal of an earlier entry (`removes`), numbered
 * from 1 without a gap, so that whoever has seen the first n asks for what comes after n. The client makes `id`.
 */
export const groupMessages = pgTable(
  'group_messages',
  {
    groupId: group(),
    sequence: integer('sequence').notNull(),
    id: uuid('id').notNull(),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text'),
    phraseId: text('phrase_id'),
    removes: integer('removes'),
    sentAt: moment('sent_at').notNull(),
    removedAt: moment('removed_at'),
    removedBy: text('removed_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.sequence] }),
    uniqueIndex('group_messages_id').on(table.groupId, table.id),
    index('group_messages_by_author').on(table.authorId),
    index('group_messages_by_age').on(table.sentAt),
    index('group_messages_by_remover').on(table.removedBy),
    check('group_messages_one_content', sql`num_nonnulls(${table.text}, ${table.phraseId}, ${table.removes}) = 1`),
  ],
)

/** A pupil who may not write in a group for a time, by a moderator. */
export const groupMutes = pgTable(
  'group_mutes',
  {
    groupId: group(),
    studentId: student(),
    until: moment('until').notNull(),
    mutedBy: text('muted_by').references(() => users.id, { onDelete: 'set null' }),
    mutedAt: moment('muted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.studentId] }),
    index('group_mutes_by_student').on(table.studentId),
    index('group_mutes_by_age').on(table.until),
    index('group_mutes_by_moderator').on(table.mutedBy),
  ],
)

/** Whose messages a pupil does not want to see, in any group. */
export const personMutes = pgTable(
  'person_mutes',
  {
    studentId: student(),
    mutedId: text('muted_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mutedAt: moment('muted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.mutedId] }),
    index('person_mutes_by_muted').on(table.mutedId),
  ],
)

/** A message that somebody reported, and what was decided. The client makes `id`; each person reports a message once. */
export const messageReports = pgTable(
  'message_reports',
  {
    id: uuid('id').primaryKey(),
    groupId: group(),
    sequence: integer('sequence').notNull(),
    reporterId: text('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason', { enum: ['unkind', 'rude', 'personal', 'unsafe', 'spam', 'other'] }).notNull(),
    note: text('note').notNull().default(''),
    reportedAt: moment('reported_at').notNull(),
    decision: text('decision', { enum: ['kept', 'removed', 'removed-and-muted'] }),
    decisionNote: text('decision_note').notNull().default(''),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    foreignKey({
      columns: [table.groupId, table.sequence],
      foreignColumns: [groupMessages.groupId, groupMessages.sequence],
      name: 'message_reports_message',
    }).onDelete('cascade'),
    uniqueIndex('message_reports_once').on(table.groupId, table.sequence, table.reporterId),
    index('message_reports_open').on(table.reportedAt, table.id).where(sql`${table.decidedAt} is null`),
    index('message_reports_decided').on(table.decidedAt, table.id).where(sql`${table.decidedAt} is not null`),
    index('message_reports_by_reporter').on(table.reporterId),
    index('message_reports_by_decider').on(table.decidedBy),
    check(
      'message_reports_reason_known',
      sql`${table.reason} in ('unkind', 'rude', 'personal', 'unsafe', 'spam', 'other')`,
    ),
    check('message_reports_decision_known', sql`${table.decision} in ('kept', 'removed', 'removed-and-muted')`),
    check('message_reports_decided', sql`(${table.decision} is null) = (${table.decidedAt} is null)`),
  ],
)

/** When a group meets; the client makes `id`. A session that was called off stays, so that calendars learn of it. */
export const groupSessions = pgTable(
  'group_sessions',
  {
    groupId: group(),
    id: uuid('id').primaryKey(),
    topic: text('topic').notNull().default(''),
    startsAt: moment('starts_at').notNull(),
    minutes: integer('minutes').notNull(),
    /** Rises with each change: RFC 5545's SEQUENCE. */
    revision: integer('revision').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    cancelledAt: moment('cancelled_at'),
  },
  (table) => [
    index('group_sessions_by_start').on(table.groupId, table.startsAt),
    index('group_sessions_by_age').on(table.startsAt),
    check('group_sessions_minutes_sensible', sql`${table.minutes} between 10 and 240`),
  ],
)

/** Who said whether they come to a session. */
export const groupSessionReplies = pgTable(
  'group_session_replies',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => groupSessions.id, { onDelete: 'cascade' }),
    studentId: student(),
    comes: boolean('comes').notNull(),
    repliedAt: moment('replied_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.studentId] }),
    index('group_session_replies_by_student').on(table.studentId),
  ],
)
