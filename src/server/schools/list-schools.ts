import { z } from 'zod'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import type { listSchoolsEndpoint } from '#contract/schools.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { readCursor, writeCursor } from '../http/cursor.ts'
import { requireAccount } from '../http/require-account.ts'
import { countSchools, readSchools } from './school-store.ts'
import { shownSchool } from './shown-school.ts'

const PAGE = 50

/** @throws {AppError} not-signed-in; not-allowed for anyone but an admin; bad-input for a place that is none. */
export async function listSchools(options: {
  person: Person
  query: ParsedOf<typeof listSchoolsEndpoint>['query']
  queries: Queries
}): Promise<AnswerOf<typeof listSchoolsEndpoint>> {
  const { person, query, queries } = options
  requireAccount(person, 'manage schools')
  const search = (query.search ?? '').replace(/\s+/g, ' ')
  const place = readCursor(query.after, [z.string(), z.uuid()])
  const after = place && { sortName: place[0] ?? '', id: place[1] ?? '' }
  const rows = await readSchools(queries, { search, after, limit: PAGE + 1 })
  const shown = rows.slice(0, PAGE)
  const last = shown.at(-1)
  return {
    schools: shown.map(shownSchool),
    total: await countSchools(queries, search),
    next: rows.length > PAGE && last ? writeCursor([last.sortName, last.id]) : null,
  }
}
