import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Database } from '../../database/database.ts'
import { notify } from '../../notices/notify.ts'
import { findOwnGroup } from '../find-group.ts'
import type { TellRoom } from '../group-news.ts'
import { changeMembers } from './change-members.ts'
import { deleteRemoval, writeRemoval } from './membership-store.ts'

interface Removal {
  person: Person
  groupId: string
  studentId: string
  database: Database
}

/**
 * Takes a member out, who cannot join again until the leader lets them.
 * @throws {AppError} not-signed-in; not-found; not-allowed for anyone but the leader, and for the leader themselves.
 */
export async function removeMember(options: Removal & { tellRoom: TellRoom; now: Date }): Promise<{ id: string }> {
  const { person, groupId, studentId, database, tellRoom, now } = options
  const group = await findOwnGroup({ person, groupId, queries: database })
  if (person.role === 'guest' || !may(person, 'lead group', group)) throw new AppError('not-allowed')
  const by = person.id
  const wasThere = await database.transaction(async (transaction) => {
    const act = { kind: 'remove' as const, by, studentId }
    const { before } = await changeMembers({ transaction, groupId, act, now })
    if (!before.some((member) => member.studentId === studentId)) return false
    await writeRemoval(transaction, { groupId, studentId, now })
    await notify(transaction, {
      to: [studentId],
      cause: `group:${groupId}:removed:${now.toISOString()}`,
      title: `You are not in ${group.name} any more`,
      body: 'Its leader took you out of the group. If that feels unfair, talk to a teacher you trust.',
      link: '/groups',
      at: now,
    })
    return true
  })
  if (wasThere) tellRoom(groupId, 'members')
  return { id: groupId }
}

/** @throws {AppError} not-signed-in; not-found; not-allowed for anyone but the leader. */
export async function letBackIn(options: Removal): Promise<{ id: string }> {
  const { person, groupId, studentId, database } = options
  const group = await findOwnGroup({ person, groupId, queries: database })
  if (!may(person, 'lead group', group)) throw new AppError('not-allowed')
  await deleteRemoval(database, { groupId, studentId })
  return { id: groupId }
}
