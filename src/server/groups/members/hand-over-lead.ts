import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Database } from '../../database/database.ts'
import { notify } from '../../notices/notify.ts'
import { findOwnGroup } from '../find-group.ts'
import type { TellRoom } from '../group-news.ts'
import { changeMembers } from './change-members.ts'
import { leadNotice } from './leave-group.ts'

/** @throws {AppError} not-signed-in; not-found for a group or member that is not there; not-allowed for anyone but its leader. */
export async function handOverLead(options: {
  person: Person
  groupId: string
  to: string
  database: Database
  tellRoom: TellRoom
  now: Date
}): Promise<{ id: string }> {
  const { person, groupId, to, database, tellRoom, now } = options
  const group = await findOwnGroup({ person, groupId, queries: database })
  if (person.role === 'guest' || !may(person, 'lead group', group)) throw new AppError('not-allowed')
  const by = person.id
  await database.transaction(async (transaction) => {
    await changeMembers({ transaction, groupId, act: { kind: 'hand-over', by, to }, now })
    if (to !== by) await notify(transaction, leadNotice({ groupId, name: group.name, to, now }))
  })
  tellRoom(groupId, 'members')
  return { id: groupId }
}
