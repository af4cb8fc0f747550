import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { listOwnGroupsEndpoint } from '#contract/group-membership.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import { accountOf } from './find-group.ts'
import { subjectTitles, toCard } from './group-card.ts'
import { readOwnGroups, readSeeker } from './group-list-store.ts'
import { settleGroup } from './settle-group.ts'

/** @throws {AppError} not-signed-in; not-allowed for anyone but a student. */
export async function listOwnGroups(options: {
  person: Person
  database: Database
  curriculum: Pick<CurriculumStore, 'levels'>
  now: Date
}): Promise<AnswerOf<typeof listOwnGroupsEndpoint>> {
  const { person, database, curriculum, now } = options
  const studentId = accountOf(person)
  const seeker = await readSeeker(database, studentId)
  if (!seeker || !may(person, 'find groups')) throw new AppError('not-allowed')
  let rows = await readOwnGroups(database, { studentId, now })
  const leaderless = rows.filter(({ hasLeader }) => !hasLeader)
  for (const { id } of leaderless) await settleGroup({ groupId: id, database, now })
  if (leaderless.length > 0) rows = await readOwnGroups(database, { studentId, now })
  const titles = subjectTitles(curriculum)
  return {
    groups: rows.map((row) => ({ ...toCard(row, titles, now), role: row.role })),
    school: seeker.school,
    ageBand: seeker.ageBand,
    subjects: [...titles].map(([slug, title]) => ({ slug, title })),
  }
}
