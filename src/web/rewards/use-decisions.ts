import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { WaitingClaim } from '#contract/rewards.ts'
import { type Reward, rewardOf } from '#domain/rewards/reward-catalogue.ts'
import { api } from '../api/browser-api.ts'
import { useToast } from '../ui/toast.tsx'

/** Carries out an admin's decisions on rewards and says how each went; then the lists are asked for again. */
export function useDecisions() {
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const act = async (work: () => Promise<unknown>, done: string, failed: string) => {
    setBusy(true)
    try {
      await work()
      toast({ title: done })
    } catch (error) {
      toast({ title: failed, description: error instanceof Error ? error.message : '', variant: 'destructive' })
    }
    await revalidate()
    setBusy(false)
  }
  return {
    busy,
    decide: ({ id, fullName, rewardId }: WaitingClaim, decision: 'fulfilled' | 'refused') =>
      act(
        () => api('POST /api/admin/reward-claims/:id', { params: { id }, body: { decision } }),
        decision === 'fulfilled'
          ? `${rewardOf(rewardId).name}: handed over to ${fullName}`
          : `Refused; ${fullName} has the points back`,
        'Nothing was decided',
      ),
    setStock: ({ id: rewardId, name }: Reward, stock: number) =>
      act(
        () => api('PUT /api/admin/rewards/:rewardId/stock', { params: { rewardId }, body: { stock } }),
        `${name}: ${stock} in stock`,
        'The stock was not saved',
      ),
  }
}
