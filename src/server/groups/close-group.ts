import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Database } from '../database/database.ts'
import { notify } from '../notices/notify.ts'
import { findOwnGroup } from './find-group.ts'
import type { TellRoom } from './group-news.ts'
import { lockMembers, writeMembers } from './members/membership-store.ts'

/**
 * Ends a group for all its members, who are told.
 * @throws {AppError} not-signed-in; not-found; not-allowed for anyone but its leader.
 */
export async function closeGroup(options: {
  person: Person
  groupId: string
  database: Database
  tellRoom: TellRoom
  now: Date
}): Promise<{ id: string }> {
  const { person, groupId, database, tellRoom, now } = options
  const { name, ...group } = await findOwnGroup({ person, groupId, queries: database })
  if (person.role === 'guest' || !may(person, 'lead group', group)) throw new AppError('not-allowed')
  const leaderId = person.id
  await database.transaction(async (transaction) => {
    const locked = await lockMembers(transaction, groupId)
    const members = locked?.group.members ?? []
    if (!members.some(({ studentId, role }) => studentId === leaderId && role === 'leader'))
      throw new AppError('not-allowed')
    await writeMembers(transaction, { groupId, members: [], now })
    await notify(transaction, {
      to: members.map(({ studentId }) => studentId).filter((id) => id !== leaderId),
      cause: `group:${groupId}:closed`,
      title: `${name} has been closed`,
      body: 'Its leader ended the group. You can find or make another one.',
      link: '/groups',
      at: now,
    })
  })
  tellRoom(groupId, 'members')
  return { id: groupId }
}
