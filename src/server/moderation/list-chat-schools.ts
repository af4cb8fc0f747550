import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { listChatSchoolsEndpoint } from '#contract/moderation.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { readChatSchools } from './moderated-group-store.ts'

/** More are found by searching. */
const SCHOOLS_SHOWN = 20

/** @throws {AppError} not-signed-in; not-allowed for anyone but an admin. */
export async function listChatSchools(options: {
  person: Person
  search?: string | undefined
  queries: Queries
}): Promise<AnswerOf<typeof listChatSchoolsEndpoint>> {
  const { person, search, queries } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'turn chat off')) throw new AppError('not-allowed')
  const found = await readChatSchools(queries, { search: search || null, limit: SCHOOLS_SHOWN + 1 })
  return { schools: found.slice(0, SCHOOLS_SHOWN), more: found.length > SCHOOLS_SHOWN }
}
