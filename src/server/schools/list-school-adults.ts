import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { listSchoolAdultsEndpoint } from '#contract/schools.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { requireAccount } from '../http/require-account.ts'
import { readSchoolAdults, schoolExists } from './school-store.ts'

/** A large school has some hundred. */
const ADULTS_SHOWN = 500

/** @throws {AppError} not-signed-in; not-allowed for anyone but an admin; not-found. */
export async function listSchoolAdults(options: {
  person: Person
  id: string
  queries: Queries
}): Promise<AnswerOf<typeof listSchoolAdultsEndpoint>> {
  const { person, id, queries } = options
  requireAccount(person, 'manage schools')
  if (!(await schoolExists(queries, id))) throw new AppError('not-found')
  return { adults: await readSchoolAdults(queries, { schoolId: id, limit: ADULTS_SHOWN }) }
}
