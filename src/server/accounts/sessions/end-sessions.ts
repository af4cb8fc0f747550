import type { endSessionsEndpoint } from '#contract/account-security.ts'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../../database/database.ts'
import type { LiveRooms } from '../../live/live.ts'
import type { Auth } from '../auth.ts'
import { deleteSessions } from './session-store.ts'

/** Signs somebody out on all their other devices, or on this one too; their live connections there end with it. @throws {AppError} not-signed-in */
export async function endSessions(options: {
  person: Person
  which: ParsedOf<typeof endSessionsEndpoint>['body']['which']
  headers: Headers
  queries: Queries
  auth: Auth
  live: Pick<LiveRooms, 'recheck'>
}): Promise<AnswerOf<typeof endSessionsEndpoint> & { cookies: string[] }> {
  const { person, which, headers, queries, auth, live } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  const except = which === 'others' ? auth.sessionToken(headers) : null
  const ended = await deleteSessions(queries, { userId: person.id, except })
  await live.recheck(person.id)
  const { cookies } = which === 'all' ? await auth.signOut({ headers }) : { cookies: [] }
  return { ended, cookies }
}
