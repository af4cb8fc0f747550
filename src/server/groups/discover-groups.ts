import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { discoverGroupsEndpoint } from '#contract/group-membership.ts'
import { seatsLeft } from '#domain/groups/membership.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Queries } from '../database/database.ts'
import { accountOf } from './find-group.ts'
import { subjectTitles, toCard } from './group-card.ts'
import { readDiscoverable } from './group-list-store.ts'

const GROUPS_ON_A_PAGE = 24

/** @throws {AppError} not-signed-in; not-allowed for anyone but a student. */
export async function discoverGroups(options: {
  person: Person
  query: ParsedOf<typeof discoverGroupsEndpoint>['query']
  queries: Queries
  curriculum: Pick<CurriculumStore, 'levels'>
  now: Date
}): Promise<AnswerOf<typeof discoverGroupsEndpoint>> {
  const { person, query, queries, curriculum, now } = options
  const studentId = accountOf(person)
  if (!may(person, 'find groups')) throw new AppError('not-allowed')
  const [milliseconds = '', id = ''] = query.after?.split('_') ?? []
  const rows = await readDiscoverable(queries, {
    studentId,
    subject: query.subject ?? null,
    search: query.search || null,
    after: query.after ? { createdAt: new Date(Number(milliseconds)), id } : null,
    limit: GROUPS_ON_A_PAGE + 1,
    now,
  })
  const page = rows.slice(0, GROUPS_ON_A_PAGE)
  const last = rows.length > page.length ? page.at(-1) : undefined
  const titles = subjectTitles(curriculum)
  return {
    groups: page.map((row) => ({ ...toCard(row, titles, now), seatsLeft: seatsLeft(row.maxMembers, row.members) })),
    next: last ? `${last.createdAt.getTime()}_${last.id}` : null,
  }
}
