import type { Person, Role } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'

interface PersonRow {
  token: string
  id: string
  role: Role
  pending: boolean
  /** Whether a school has confirmed them, and they have named no other since. */
  confirmed: boolean
}

// A session that was ended has no row, and a role is read where an admin changes it: neither can be stale. Each row is looked
// up by its key, LIMIT 1, so that the plan is the same however many ask and however many sessions there are.
const readPeople = `
select k.token, p.id, p.role, exists (select 1 from role_requests r where r.user_id = p.id and r.status = 'pending') as pending,
  p.school_id is not null and p.school_named is null as confirmed
from json_array_elements_text($1::json) k(token)
cross join lateral (select user_id from sessions where token = k.token and expires_at > now() limit 1) s
cross join lateral (select id, role, school_id, school_named from profiles where id = s.user_id limit 1) p`

/** The people behind live sessions, by session token. */
export async function readPersons(queries: Queries, tokens: readonly string[]): Promise<Map<string, Person>> {
  const rows = await queries.query<PersonRow>(readPeople, [JSON.stringify(tokens)])
  return new Map(rows.map(({ token, ...row }) => [token, personOf(row)]))
}

/** An admin whose request is not decided is a `pending-admin`, a teacher whom no school has confirmed an `unconfirmed-teacher`. */
export function personOf({ id, role, pending, confirmed }: Omit<PersonRow, 'token'>): Person {
  if (role === 'teacher' && !confirmed) return { id, role: 'unconfirmed-teacher' }
  return { id, role: role === 'admin' && pending ? 'pending-admin' : role }
}
