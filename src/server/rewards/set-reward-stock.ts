import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { setRewardStock as endpoint } from '#contract/rewards.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { RewardId } from '#domain/rewards/reward-catalogue.ts'
import type { Queries } from '../database/database.ts'
import { writeStock } from './reward-store.ts'

/** @throws {AppError} not-signed-in; not-allowed for anyone but an admin. */
export async function setRewardStock(options: {
  person: Person
  rewardId: RewardId
  stock: number
  queries: Queries
}): Promise<AnswerOf<typeof endpoint>> {
  const { person, rewardId, stock, queries } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'decide reward claims')) throw new AppError('not-allowed')
  await writeStock(queries, { id: rewardId, stock })
  return { rewardId, stock }
}
