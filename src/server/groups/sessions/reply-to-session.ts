import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { replyToSessionEndpoint } from '#contract/group-sessions.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../../database/database.ts'
import { findOwnGroup } from '../find-group.ts'
import type { TellRoom } from '../group-news.ts'
import { readSession, writeReply } from './session-store.ts'

/** @throws {AppError} not-signed-in; not-found for a group that the person is not in, and a session that is called off. */
export async function replyToSession(options: {
  person: Person
  groupId: string
  sessionId: string
  comes: boolean
  queries: Queries
  tellRoom: TellRoom
  now: Date
}): Promise<AnswerOf<typeof replyToSessionEndpoint>> {
  const { person, groupId, sessionId, comes, queries, tellRoom, now } = options
  await findOwnGroup({ person, groupId, queries })
  if (person.role === 'guest') throw new AppError('not-signed-in')
  const wanted = { groupId, id: sessionId, readerId: person.id }
  if (!(await readSession(queries, wanted))) throw new AppError('not-found')
  await writeReply(queries, { sessionId, studentId: person.id, comes, now })
  tellRoom(groupId, 'group')
  const session = await readSession(queries, wanted)
  if (!session) throw new AppError('not-found')
  return { session }
}
