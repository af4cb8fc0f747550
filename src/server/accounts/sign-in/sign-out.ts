import type { signOutEndpoint } from '#contract/accounts.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Person } from '#domain/permissions.ts'
import type { LiveRooms } from '../../live/live.ts'
import type { Auth } from '../auth.ts'

/** Ends the session, here and in the database; without one there is nothing to do. */
export async function signOut({
  person,
  headers,
  auth,
  live,
}: {
  person: Person
  headers: Headers
  auth: Auth
  live: Pick<LiveRooms, 'recheck'>
}): Promise<AnswerOf<typeof signOutEndpoint> & { cookies: string[] }> {
  const { cookies } = await auth.signOut({ headers })
  if (person.role !== 'guest') await live.recheck(person.id)
  return { signedOut: true, cookies }
}
