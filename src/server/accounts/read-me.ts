import type { readMeEndpoint } from '#contract/accounts.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { isStorageFull } from '../database/sql-state.ts'
import { readProfileSeen } from '../people/profile-store.ts'
import type { Auth } from './auth.ts'
import { markUsed } from './sessions/session-store.ts'
import { markSeen } from './sign-in/seen-store.ts'

/** Who is here can still read: the day is noted the next time. */
function ignoreFullDisk(error: unknown): void {
  if (!isStorageFull(error)) throw error
}

/** Who is signed in, if anybody. Every page asks it, so it is also where a session in use is prolonged. */
export async function readMe(options: {
  person: Person
  headers: Headers
  queries: Queries
  auth: Auth
  now: Date
}): Promise<AnswerOf<typeof readMeEndpoint> & { cookies: string[] }> {
  const { person, headers, queries, auth, now } = options
  if (person.role === 'guest') return { profile: null, cookies: [] }
  const token = auth.sessionToken(headers)
  const [found, { cookies }] = await Promise.all([
    readProfileSeen(queries, person.id, token),
    auth.prolongSession({ headers }),
  ])
  const day = now.toISOString().slice(0, 10)
  if (found && found.lastSeenOn !== day) await markSeen(queries, { personId: person.id, day }).catch(ignoreFullDisk)
  if (found && token && found.sessionUsedOn !== day) await markUsed(queries, { token, day }).catch(ignoreFullDisk)
  return { profile: found?.profile ?? null, cookies }
}
