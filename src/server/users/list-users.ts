import type { Logger } from 'pino'
import { z } from 'zod'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { type listUsersEndpoint, USERS_COUNTED } from '#contract/users.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { readCursor, writeCursor } from '../http/cursor.ts'
import { requireAccount } from '../http/require-account.ts'
import { listedUser } from './listed-user.ts'
import { countUsers, readProgressOf, readUsers, type UserProgress } from './user-store.ts'

const PAGE = 50

/**
 * People by name. Without their progress they are listed all the same (contract §8).
 * @throws {AppError} not-signed-in; not-allowed for anyone but an admin; bad-input for a place that is none.
 */
export async function listUsers(options: {
  person: Person
  query: ParsedOf<typeof listUsersEndpoint>['query']
  queries: Queries
  log: Pick<Logger, 'warn'>
  now: Date
}): Promise<AnswerOf<typeof listUsersEndpoint>> {
  const { person, query, queries, log, now } = options
  requireAccount(person, 'manage users')
  const search = (query.search ?? '').replace(/\s+/g, ' ')
  const place = readCursor(query.after, [z.string(), z.string()])
  const after = place && { sortName: place[0] ?? '', id: place[1] ?? '' }
  const rows = await readUsers(queries, { search, after, limit: PAGE + 1 })
  const isAll = after === null && rows.length <= PAGE
  const counted = isAll ? rows.length : await countUsers(queries, { search, limit: USERS_COUNTED + 1 })
  const shown = rows.slice(0, PAGE)
  const last = shown.at(-1)
  const progress = await readProgressOf(
    queries,
    shown.map(({ id }) => id),
  ).catch((error: unknown): Map<string, UserProgress> => {
    log.warn({ err: error }, 'Could not fetch progress data')
    return new Map()
  })
  const isCapped = search !== '' && counted > USERS_COUNTED
  return {
    users: shown.map((row) => listedUser(row, progress.get(row.id), now)),
    total: isCapped ? USERS_COUNTED : counted,
    more: isCapped,
    next: rows.length > PAGE && last ? writeCursor([last.sortName, last.id]) : null,
  }
}
