import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { readGroupEndpoint } from '#contract/group-membership.ts'
import { writingMode } from '#domain/groups/writing.ts'
import { publicName } from '#domain/leaderboards/public-name.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import { findOwnGroup } from './find-group.ts'
import { subjectTitles, toCard } from './group-card.ts'
import { readOwnGroups } from './group-list-store.ts'
import { readMembers, readRemoved } from './members/membership-store.ts'
import { readMutedBy } from './messages/mute-store.ts'
import { readSessions } from './sessions/session-store.ts'
import { settleGroup } from './settle-group.ts'

/** @throws {AppError} not-signed-in; not-found for a group that the person is not in. */
export async function readGroup(options: {
  person: Person
  groupId: string
  database: Database
  curriculum: Pick<CurriculumStore, 'levels'>
  now: Date
}): Promise<AnswerOf<typeof readGroupEndpoint>> {
  const { person, groupId, database, curriculum, now } = options
  let group = await findOwnGroup({ person, groupId, queries: database })
  if (person.role === 'guest') throw new AppError('not-signed-in')
  const studentId = person.id
  let members = await readMembers(database, groupId)
  if (!members.some(({ role }) => role === 'leader')) {
    await settleGroup({ groupId, database, now })
    group = await findOwnGroup({ person, groupId, queries: database })
    members = await readMembers(database, groupId)
  }
  const row = (await readOwnGroups(database, { studentId, now })).find(({ id }) => id === groupId)
  if (!row) throw new AppError('not-found')
  const removed = may(person, 'lead group', group) ? await readRemoved(database, groupId) : []
  return {
    group: { ...toCard(row, subjectTitles(curriculum), now), role: row.role },
    members: members.map((member) => ({
      id: member.studentId,
      name: publicName(member.fullName),
      role: member.role,
      you: member.studentId === studentId,
    })),
    sessions: await readSessions(database, { groupId, readerId: studentId, now }),
    writing: {
      mode: writingMode({ ...group, ageBand: group.askersAgeBand }, now),
      mutedUntil: group.mutedUntil && group.mutedUntil > now ? group.mutedUntil.toISOString() : null,
    },
    mutedIds: await readMutedBy(database, studentId),
    removed: removed.map(({ id, fullName }) => ({ id, name: publicName(fullName) })),
  }
}
