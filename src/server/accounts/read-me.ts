import type { readMe as endpoint } from '#contract/accounts.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import type { Auth } from './auth.ts'
import { readProfile } from './profile-store.ts'
import { markSeen } from './seen-store.ts'

/** Who is signed in, if anybody. Every page asks it, so it is also where a session in use is prolonged. */
export async function readMe(options: {
  person: Person
  headers: Headers
  queries: Queries
  auth: Auth
  now: Date
}): Promise<AnswerOf<typeof endpoint> & { cookies: string[] }> {
  const { person, headers, queries, auth, now } = options
  if (person.role === 'guest') return { profile: null, cookies: [] }
  const [profile, { cookies }] = await Promise.all([readProfile(queries, person.id), auth.prolongSession({ headers })])
  await markSeen(queries, { personId: person.id, now })
  return { profile, cookies }
}
