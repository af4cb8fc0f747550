import type { listRoleRequestsEndpoint } from '#contract/accounts.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../../database/database.ts'
import { readPendingRequests } from './role-request-store.ts'

/** @throws {AppError} not-signed-in; not-allowed for anyone but an admin. */
export async function listRoleRequests({
  person,
  queries,
}: {
  person: Person
  queries: Queries
}): Promise<AnswerOf<typeof listRoleRequestsEndpoint>> {
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'open dashboard', { dashboard: 'admin' })) throw new AppError('not-allowed')
  return { requests: await readPendingRequests(queries) }
}
