import type { Queries } from '../../database/database.ts'

interface SessionRow {
  id: string
  token: string
  device: string
  signedInAt: Date
  /** YYYY-MM-DD in UTC. */
  lastUsedOn: string
}

/** Where somebody is signed in, what was used last first. */
export async function readSessions(queries: Queries, userId: string): Promise<SessionRow[]> {
  return queries.query(
    `select id, token, coalesce(user_agent, '') as device, created_at as "signedInAt",
       coalesce(last_used_on, (updated_at at time zone 'UTC')::date)::text as "lastUsedOn"
     from sessions where user_id = $1 and expires_at > now() order by "lastUsedOn" desc, updated_at desc, id`,
    [userId],
  )
}

/** Notes on which day (YYYY-MM-DD, UTC) a session was used. */
export async function markUsed(queries: Queries, { token, day }: { token: string; day: string }): Promise<void> {
  await queries.query(
    'update sessions set last_used_on = $2::date where token = $1 and last_used_on is distinct from $2::date',
    [token, day],
  )
}

/** @returns false where somebody has no such session. */
export async function deleteSession(
  queries: Queries,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const deleted = await queries.query('delete from sessions where id = $2 and user_id = $1 returning id', [userId, id])
  return deleted.length > 0
}

/** Ends somebody's sessions, but for one. @returns how many. */
export async function deleteSessions(
  queries: Queries,
  { userId, except = null }: { userId: string; except?: string | null },
): Promise<number> {
  const deleted = await queries.query(
    'delete from sessions where user_id = $1 and token is distinct from $2 returning id',
    [userId, except],
  )
  return deleted.length
}
