import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { setRewardStockEndpoint } from '#contract/rewards.ts'
import { may, type Person } from '#domain/permissions.ts'
import { type RewardId, rewardOf } from '#domain/rewards/reward-catalogue.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Database } from '../database/database.ts'
import { writeStock } from './reward-store.ts'

/** @throws {AppError} not-signed-in; not-allowed for anyone but an admin. */
export async function setRewardStock(options: {
  person: Person
  rewardId: RewardId
  stock: number
  database: Database
  now: Date
}): Promise<AnswerOf<typeof setRewardStockEndpoint>> {
  const { person, rewardId, stock, database, now } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'decide reward claims')) throw new AppError('not-allowed')
  const actorId = person.id
  await database.transaction(async (transaction) => {
    await writeStock(transaction, { id: rewardId, stock })
    const subject = { id: rewardId, name: rewardOf(rewardId).name }
    await recordAct(transaction, { actorId, act: 'reward-stock-set', subject, details: { stock }, at: now })
  })
  return { rewardId, stock }
}
