import { type Person, personOf, type StoredPerson } from '#domain/permissions.ts'
import type { Queries } from '../../database/database.ts'

// A session that was ended has no row, and a role is read where an admin changes it: neither can be stale. Each row is looked
// up by its key, LIMIT 1, so that the plan is the same however many ask and however many sessions there are.
const readPeople = `
select k.token, p.id, p.role, exists (select 1 from role_requests r where r.user_id = p.id and r.status = 'pending') as pending,
  p.school_id is not null and p.school_named is null as confirmed, p.demo,
  p.role = 'admin' and (select u.two_factor_enabled from users u where u.id = p.id limit 1) as "secondStep"
from json_array_elements_text($1::json) k(token)
cross join lateral (select user_id from sessions where token = k.token and expires_at > now() limit 1) s
cross join lateral (select id, role, school_id, school_named, demo from profiles where id = s.user_id limit 1) p`

/** The people behind live sessions, by session token. */
export async function readPersons(queries: Queries, tokens: readonly string[]): Promise<Map<string, Person>> {
  const rows = await queries.query<StoredPerson & { token: string }>(readPeople, [JSON.stringify(tokens)])
  return new Map(rows.map(({ token, ...stored }) => [token, personOf(stored)]))
}
