import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { listSetsEndpoint } from '#contract/sets.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { accountOf } from './find-set.ts'
import { readSets } from './set-store.ts'
import { setSummary } from './set-summary.ts'

/** @throws {AppError} not-signed-in. */
export async function listSets(options: {
  person: Person
  queries: Queries
  now: Date
}): Promise<AnswerOf<typeof listSetsEndpoint>> {
  const { person, queries, now } = options
  const personId = accountOf(person)
  if (!may(person, 'make sets')) throw new AppError('not-allowed')
  const sets = await readSets(queries, { personId, now })
  const [mine, shared] = [true, false].map((own) =>
    sets.filter(({ ownerId }) => (ownerId === personId) === own).map((set) => setSummary(set, personId)),
  )
  return { mine: mine ?? [], shared: shared ?? [] }
}
