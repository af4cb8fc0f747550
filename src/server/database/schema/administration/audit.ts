import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from '../sign-in.ts'

/**
 * What adults in charge did, only ever added to. People are kept by id, so that a deleted account leaves no name behind;
 * `subject` is the name of anything else, as it was.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    actorId: text('actor_id').references(() => users.id, { onDelete: 'set null' }),
    act: text('act').notNull(),
    subjectId: text('subject_id'),
    subject: text('subject'),
    personId: text('person_id').references(() => users.id, { onDelete: 'set null' }),
    details: jsonb('details').notNull().default({}),
    at: moment('at').notNull(),
  },
  (table) => [
    index('audit_log_newest').on(table.at, table.id),
    index('audit_log_by_act').on(table.act, table.at, table.id),
    index('audit_log_by_actor').on(table.actorId, table.at, table.id),
    index('audit_log_by_person').on(table.personId, table.at, table.id),
  ],
)
