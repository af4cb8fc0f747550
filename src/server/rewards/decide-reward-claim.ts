import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { decideRewardClaimEndpoint } from '#contract/rewards.ts'
import { may, type Person } from '#domain/permissions.ts'
import { type RewardId, rewardOf } from '#domain/rewards/reward-catalogue.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Database } from '../database/database.ts'
import { notify } from '../notices/notify.ts'
import { lockClaim, putBackInStock, writeClaimStatus } from './reward-store.ts'

/**
 * Fulfils or refuses a claim that waits. A refused one is refunded and goes back in stock. The same decision again is as it was.
 * @throws {AppError} not-signed-in; not-allowed for anyone but an admin; not-found; already-decided the other way.
 */
export async function decideRewardClaim(options: {
  person: Person
  id: string
  decision: ParsedOf<typeof decideRewardClaimEndpoint>['body']['decision']
  database: Database
  now: Date
}): Promise<AnswerOf<typeof decideRewardClaimEndpoint>> {
  const { person, id, decision, database, now } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'decide reward claims')) throw new AppError('not-allowed')
  const decidedBy = person.id
  await database.transaction(async (transaction) => {
    const claim = await lockClaim(transaction, id)
    if (!claim) throw new AppError('not-found')
    if (claim.status === decision) return
    if (claim.status !== 'pending') throw new AppError('already-decided')
    await writeClaimStatus(transaction, { id, status: decision, decidedBy, now })
    if (decision === 'refused') await putBackInStock(transaction, claim.rewardId)
    await notify(transaction, {
      to: [claim.studentId],
      cause: `reward-claim:${id}:${decision}`,
      ...decisionNotice(decision, claim),
      link: '/rewards',
      at: now,
    })
    await recordAct(transaction, {
      actorId: decidedBy,
      act: `reward-claim-${decision}`,
      subject: { personId: claim.studentId },
      details: { reward: rewardOf(claim.rewardId).name },
      at: now,
    })
  })
  return { id, decision }
}

function decisionNotice(decision: 'fulfilled' | 'refused', { rewardId, cost }: { rewardId: RewardId; cost: number }) {
  const { name } = rewardOf(rewardId)
  return decision === 'fulfilled'
    ? { title: `Your reward: ${name}`, body: 'An adult has said yes and handed it over. Well earned!' }
    : {
        title: `Your points for ${name} are back`,
        body: `You can't have this reward this time. Your ${cost} points have been returned, so you can choose another one.`,
      }
}
