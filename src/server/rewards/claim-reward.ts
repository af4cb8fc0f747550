import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { claimRewardEndpoint } from '#contract/rewards.ts'
import { may, type Person } from '#domain/permissions.ts'
import { pointsLeft } from '#domain/rewards/claim.ts'
import { rewardOf } from '#domain/rewards/reward-catalogue.ts'
import type { Database } from '../database/database.ts'
import { lockXp, readClaims, takeFromStock, writeClaim } from './reward-store.ts'

/**
 * Claims a reward: its points are spent and one is taken from the stock at once, or nothing happens. Claims of one pupil
 * wait for each other, so two at once cannot overspend.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a student; insufficient-points; out-of-stock.
 */
export async function claimReward(options: {
  person: Person
  body: ParsedOf<typeof claimRewardEndpoint>['body']
  database: Database
  now: Date
}): Promise<AnswerOf<typeof claimRewardEndpoint>> {
  const { person, body, database, now } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  const studentId = person.id
  if (!may(person, 'claim rewards', { studentId })) throw new AppError('not-allowed')
  const reward = rewardOf(body.rewardId)
  return database.transaction(async (transaction) => {
    const totalXp = await lockXp(transaction, studentId)
    if (totalXp === null) throw new AppError('not-allowed')
    const claims = await readClaims(transaction, studentId)
    const points = pointsLeft(totalXp, claims)
    const before = claims.find(({ id }) => id === body.id)
    if (before) return { claim: before, points }
    if (points < reward.cost) throw new AppError('insufficient-points')
    if (!(await takeFromStock(transaction, reward))) throw new AppError('out-of-stock')
    if (!(await writeClaim(transaction, { studentId, id: body.id, reward, now }))) throw new AppError('bad-input')
    const claim = {
      id: body.id,
      rewardId: reward.id,
      cost: reward.cost,
      status: 'pending' as const,
      claimedAt: now.toISOString(),
      decidedAt: null,
    }
    return { claim, points: points - reward.cost }
  })
}
