import type { Act, ActDetails } from '#domain/audit/act.ts'
import type { Queries } from '../database/database.ts'

/** What an act was done to: a person of this installation, or anything else by its id and the name that it has now. */
export type ActSubject = { personId: string } | { id: string; name: string } | null

/**
 * Writes down what an admin or moderator did. Call it inside the act's transaction: an act that is undone leaves no trace,
 * and one that stands always does.
 */
export async function recordAct(
  transaction: Pick<Queries, 'query'>,
  {
    actorId,
    act,
    subject,
    details = {},
    at,
  }: {
    /** Null for whoever runs a command on the machine itself. */
    actorId: string | null
    act: Act
    subject: ActSubject
    details?: ActDetails
    at: Date
  },
): Promise<void> {
  const person = subject && 'personId' in subject ? subject.personId : null
  const thing = subject && 'id' in subject ? subject : null
  await transaction.query(
    `insert into audit_log (actor_id, act, subject_id, subject, person_id, details, at)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7)`,
    [actorId, act, person ?? thing?.id ?? null, thing?.name ?? null, person, JSON.stringify(details), at],
  )
}
