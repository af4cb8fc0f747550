import type { listContentEndpoint } from '#contract/content.ts'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { readMoment, writeMoment } from '../http/cursor.ts'
import { requireAccount } from '../http/require-account.ts'
import { countContent, readContent } from './content-store.ts'
import { listedItem } from './listed-item.ts'

const PAGE = 50

/** @throws {AppError} not-signed-in; not-allowed for anyone but an admin; bad-input for a place that is none. */
export async function listContent(options: {
  person: Person
  query: ParsedOf<typeof listContentEndpoint>['query']
  queries: Queries
}): Promise<AnswerOf<typeof listContentEndpoint>> {
  const { person, query, queries } = options
  requireAccount(person, 'manage content')
  const { type, subject = null } = query
  const search = (query.search ?? '').replace(/\s+/g, ' ')
  const after = readMoment(query.after)
  const rows = await readContent(queries, { type, search, subject, after, limit: PAGE + 1 })
  const shown = rows.slice(0, PAGE)
  const last = shown.at(-1)
  return {
    items: shown.map(listedItem),
    total: await countContent(queries),
    next: rows.length > PAGE && last ? writeMoment({ at: last.createdAt, id: last.id }) : null,
  }
}
