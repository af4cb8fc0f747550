import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import type { listModeratedGroupsEndpoint } from '#contract/moderation.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { readMoment, writeMoment } from '../http/cursor.ts'
import { readModeratedGroups } from './moderated-group-store.ts'
import { looksAfterAll } from './moderation-scope.ts'
import { requireModerator } from './require-moderator.ts'

const GROUPS_ON_A_PAGE = 25

/** @throws {AppError} not-signed-in; not-allowed for anyone but teachers and admins. */
export async function listModeratedGroups(options: {
  person: Person
  query: ParsedOf<typeof listModeratedGroupsEndpoint>['query']
  queries: Queries
}): Promise<AnswerOf<typeof listModeratedGroupsEndpoint>> {
  const { person, query, queries } = options
  const readerId = requireModerator(person)
  const rows = await readModeratedGroups(queries, {
    readerId,
    all: looksAfterAll(person),
    search: query.search || null,
    after: readMoment(query.after),
    limit: GROUPS_ON_A_PAGE + 1,
  })
  const page = rows.slice(0, GROUPS_ON_A_PAGE)
  const last = rows.length > page.length ? page.at(-1) : undefined
  return {
    groups: page.map(({ createdAt: _, ...group }) => group),
    next: last ? writeMoment({ at: last.createdAt, id: last.id }) : null,
  }
}
