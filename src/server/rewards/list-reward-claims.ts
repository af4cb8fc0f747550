import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { listRewardClaimsEndpoint } from '#contract/rewards.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { readStock, readWaitingClaims } from './reward-store.ts'

/** On one screen; those that wait longest come first, so that none is forgotten. */
const CLAIMS_SHOWN = 50

/** @throws {AppError} not-signed-in; not-allowed for anyone but an admin. */
export async function listRewardClaims(options: {
  person: Person
  queries: Queries
}): Promise<AnswerOf<typeof listRewardClaimsEndpoint>> {
  const { person, queries } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'decide reward claims')) throw new AppError('not-allowed')
  return { ...(await readWaitingClaims(queries, CLAIMS_SHOWN)), stock: await readStock(queries) }
}
