import { AppError } from '#contract/errors.ts'
import { groupLimits } from '#domain/groups/group-limits.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Database } from '../../database/database.ts'
import { accountOf } from '../find-group.ts'
import type { GroupLimits } from '../group-limits.ts'
import type { TellRoom } from '../group-news.ts'
import { readGroup } from '../group-store.ts'
import { changeMembers } from './change-members.ts'
import { isRemoved, lockMemberships } from './membership-store.ts'

/**
 * Takes a seat in a group of the pupil's own school. Of two who take the last one at once, one gets it.
 * @throws {AppError} not-signed-in; not-found also for a group of another school; group-full; limit-reached for somebody in
 * many groups; not-allowed for somebody whom its leader took out.
 */
export async function joinGroup(options: {
  person: Person
  groupId: string
  database: Database
  limits: GroupLimits
  tellRoom: TellRoom
  now: Date
}): Promise<{ id: string }> {
  const { person, groupId, database, limits, tellRoom, now } = options
  const studentId = accountOf(person)
  await limits.changes.take(studentId)
  const group = await readGroup(database, { groupId, personId: studentId })
  if (!group || !may(person, 'join group', group)) throw new AppError('not-found')
  if (group.askerRole) return { id: groupId }
  await database.transaction(async (transaction) => {
    const memberships = await lockMemberships(transaction, studentId)
    if (memberships >= groupLimits.memberships)
      throw new AppError('limit-reached', {
        message: `You are in ${groupLimits.memberships} groups already. Leave one first.`,
      })
    const check = async () => {
      if (await isRemoved(transaction, { groupId, studentId }))
        throw new AppError('not-allowed', {
          message: 'Its leader took you out of this group. Ask them to let you back in.',
        })
    }
    await changeMembers({ transaction, groupId, act: { kind: 'join', studentId, at: now }, check, now })
  })
  tellRoom(groupId, 'members')
  return { id: groupId }
}
