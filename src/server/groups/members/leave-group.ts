import { AppError } from '#contract/errors.ts'
import type { Person } from '#domain/permissions.ts'
import type { Database } from '../../database/database.ts'
import { notify } from '../../notices/notify.ts'
import { findOwnGroup } from '../find-group.ts'
import type { TellRoom } from '../group-news.ts'
import { changeMembers } from './change-members.ts'

/**
 * Leaves a group. A leader's lead passes to whoever has been in it longest, who is told. With its last member a group is
 * closed, once they have said that they mean it.
 * @throws {AppError} not-signed-in; not-found for a group that the person is not in; last-member.
 */
export async function leaveGroup(options: {
  person: Person
  groupId: string
  /** Whether they know that the group ends with them. */
  close: boolean
  database: Database
  tellRoom: TellRoom
  now: Date
}): Promise<{ closed: boolean }> {
  const { person, groupId, close, database, tellRoom, now } = options
  const { name } = await findOwnGroup({ person, groupId, queries: database })
  if (person.role === 'guest') throw new AppError('not-signed-in')
  const studentId = person.id
  const closed = await database.transaction(async (transaction) => {
    const { before, members } = await changeMembers({
      transaction,
      groupId,
      act: { kind: 'leave', studentId },
      check: (group) => {
        if (!close && group.members.every((member) => member.studentId === studentId)) throw new AppError('last-member')
      },
      now,
    })
    const leader = members.find(({ role }) => role === 'leader')?.studentId
    if (leader && before.find(({ role }) => role === 'leader')?.studentId !== leader)
      await notify(transaction, leadNotice({ groupId, name, to: leader, now }))
    return members.length === 0
  })
  tellRoom(groupId, 'members')
  return { closed }
}

/** Tells somebody that they lead a group now. */
export const leadNotice = ({ groupId, name, to, now }: { groupId: string; name: string; to: string; now: Date }) => ({
  to: [to],
  cause: `group:${groupId}:lead:${now.toISOString()}`,
  title: `You lead ${name} now`,
  body: 'You can plan its sessions, run its stopwatch and say who is in it. You can hand the lead on at any time.',
  link: '/groups',
  at: now,
})
