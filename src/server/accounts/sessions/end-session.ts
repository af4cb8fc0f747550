import type { endSessionEndpoint } from '#contract/account-security.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../../database/database.ts'
import type { LiveRooms } from '../../live/live.ts'
import { deleteSession } from './session-store.ts'

/** Signs somebody out on one of their devices. @throws {AppError} not-signed-in; not-found, also for somebody else's session */
export async function endSession(options: {
  person: Person
  id: string
  queries: Queries
  live: Pick<LiveRooms, 'recheck'>
}): Promise<AnswerOf<typeof endSessionEndpoint>> {
  const { person, id, queries, live } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!(await deleteSession(queries, { userId: person.id, id }))) throw new AppError('not-found')
  await live.recheck(person.id)
  return { id }
}
