import { AppError } from '#contract/errors.ts'
import { momentWords } from '#domain/groups/session-words.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Database } from '../../database/database.ts'
import { findOwnGroup } from '../find-group.ts'
import type { TellRoom } from '../group-news.ts'
import { tellMembers } from '../members/tell-members.ts'
import { writeCancelled } from './session-store.ts'

/**
 * Calls a session off; the members are told once.
 * @throws {AppError} not-signed-in; not-found; not-allowed for anyone but its leader.
 */
export async function cancelSession(options: {
  person: Person
  groupId: string
  sessionId: string
  database: Database
  tellRoom: TellRoom
  now: Date
}): Promise<{ id: string }> {
  const { person, groupId, sessionId, database, tellRoom, now } = options
  const group = await findOwnGroup({ person, groupId, queries: database })
  if (person.role === 'guest' || !may(person, 'lead group', group)) throw new AppError('not-allowed')
  const exceptId = person.id
  await database.transaction(async (transaction) => {
    const startsAt = await writeCancelled(transaction, { groupId, id: sessionId, now })
    if (!startsAt || startsAt <= now) return
    const notice = {
      cause: `session:${sessionId}:cancelled`,
      title: `A session of ${group.name} is called off`,
      body: `It would have been on ${momentWords(startsAt, 'Europe/London')}.`,
    }
    await tellMembers({ transaction, groupId, exceptId, notice, now })
  })
  tellRoom(groupId, 'group')
  return { id: sessionId }
}
