import type { Act, ActDetails } from '#domain/audit/act.ts'
import type { Role } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'

export interface StoredAct {
  id: number
  at: Date
  act: Act
  actorId: string | null
  /** Null where the account is gone or a command on the machine did it. */
  actor: string | null
  subjectId: string | null
  /** The person's name as it is now, or what the thing was called then. Null where the person's account is gone. */
  subject: string | null
  /** Where the subject is a person who is still here. */
  subjectRole: Role | null
  details: ActDetails
}

export interface ActFilter {
  acts?: readonly Act[] | undefined
  /** In the name or the address of who did it or of whom it was done to. */
  person?: string | undefined
  from?: Date | undefined
  /** Not included. */
  until?: Date | undefined
  /** Only what is older than this one. */
  before?: { at: Date; id: number } | undefined
}

/** What was done, the newest first. */
export async function readActs(queries: Queries, filter: ActFilter, limit: number): Promise<StoredAct[]> {
  const { acts, person, from, until, before } = filter
  const like = person ? `%${person.toLowerCase().replace(/[\\%_]/g, '\\$&')}%` : null
  return queries.query<StoredAct>(
    `select l.id, l.at, l.act, l.actor_id as "actorId", a.full_name as actor, l.subject_id as "subjectId",
       coalesce(p.full_name, l.subject) as subject, p.role as "subjectRole", l.details
     from audit_log l left join profiles a on a.id = l.actor_id left join profiles p on p.id = l.person_id
     where ($1::text[] is null or l.act = any($1::text[]))
       and ($2::text is null or lower(a.full_name) like $2 or lower(a.email) like $2
         or lower(p.full_name) like $2 or lower(p.email) like $2)
       and ($3::timestamptz is null or l.at >= $3) and ($4::timestamptz is null or l.at < $4)
       and ($5::timestamptz is null or (l.at, l.id) < ($5, $6::bigint))
     order by l.at desc, l.id desc limit $7`,
    [acts ?? null, like, from ?? null, until ?? null, before?.at ?? null, before?.id ?? null, limit],
  )
}
