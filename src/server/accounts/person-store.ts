import type { Person, Role } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'

interface PersonRow {
  token: string
  id: string
  role: Role
  pending: boolean
}

// A session that was ended has no row, and a role is read where an admin changes it: neither can be stale.
const readPeople = `
select s.token, p.id, p.role, exists (select 1 from role_requests r where r.user_id = p.id and r.status = 'pending') as pending
from sessions s join profiles p on p.id = s.user_id
where s.token = any($1::text[]) and s.expires_at > now()`

/** The people behind live sessions, by session token. */
export async function readPersons(queries: Queries, tokens: readonly string[]): Promise<Map<string, Person>> {
  const rows = await queries.query<PersonRow>(readPeople, [tokens])
  return new Map(rows.map(({ token, id, role, pending }) => [token, personOf({ id, role, pending })]))
}

/** An admin whose request is not decided is a `pending-admin`. */
export function personOf({ id, role, pending }: Omit<PersonRow, 'token'>): Person {
  return { id, role: role === 'admin' && pending ? 'pending-admin' : role }
}
