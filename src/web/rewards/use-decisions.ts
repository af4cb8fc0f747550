import type { WaitingClaim } from '#contract/rewards.ts'
import { type Reward, rewardOf } from '#domain/rewards/reward-catalogue.ts'
import { api } from '../api/browser-api.ts'
import { useAct } from '../ui/use-act.ts'

/** Carries out an admin's decisions on rewards and says how each went; then the lists are asked for again. */
export function useDecisions() {
  const { busy, act } = useAct()
  return {
    busy,
    decide: ({ id, fullName, rewardId }: WaitingClaim, decision: 'fulfilled' | 'refused') =>
      act({
        work: () => api('POST /api/admin/reward-claims/:id', { params: { id }, body: { decision } }),
        done:
          decision === 'fulfilled'
            ? `${rewardOf(rewardId).name}: handed over to ${fullName}`
            : `Refused; ${fullName} has the points back`,
        failed: 'Nothing was decided',
      }),
    setStock: ({ id: rewardId, name }: Reward, stock: number) =>
      act({
        work: () => api('PUT /api/admin/rewards/:rewardId/stock', { params: { rewardId }, body: { stock } }),
        done: `${name}: ${stock} in stock`,
        failed: 'The stock was not saved',
      }),
  }
}
