import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { withdrawClaimEndpoint } from '#contract/rewards.ts'
import { may, type Person } from '#domain/permissions.ts'
import { pointsLeft } from '#domain/rewards/claim.ts'
import type { Database } from '../database/database.ts'
import { lockClaim, lockXp, putBackInStock, readClaims, writeClaimStatus } from './reward-store.ts'

/**
 * Takes back one's own claim that nobody has decided; its points and its place in the stock return. Done again, it is as it was.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a student; not-found, also for somebody else's; already-decided.
 */
export async function withdrawClaim(options: {
  person: Person
  id: string
  database: Database
  now: Date
}): Promise<AnswerOf<typeof withdrawClaimEndpoint>> {
  const { person, id, database, now } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  const studentId = person.id
  if (!may(person, 'claim rewards', { studentId })) throw new AppError('not-allowed')
  return database.transaction(async (transaction) => {
    const totalXp = await lockXp(transaction, studentId)
    const stored = await lockClaim(transaction, id)
    if (totalXp === null || stored?.studentId !== studentId) throw new AppError('not-found')
    if (stored.status === 'fulfilled' || stored.status === 'refused') throw new AppError('already-decided')
    if (stored.status === 'pending') {
      await writeClaimStatus(transaction, { id, status: 'withdrawn', decidedBy: studentId, now })
      await putBackInStock(transaction, stored.rewardId)
    }
    const claims = await readClaims(transaction, studentId)
    const claim = claims.find((own) => own.id === id)
    if (!claim) throw new AppError('not-found')
    return { claim, points: pointsLeft(totalXp, claims) }
  })
}
