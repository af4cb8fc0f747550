import { useRef } from 'react'
import type { Reward } from '#domain/rewards/reward-catalogue.ts'
import { api } from '../api/browser-api.ts'
import { clientId } from '../api/client-id.ts'
import { useAct } from '../ui/use-act.ts'

/** Claims a reward and takes claims back, saying how it went; then the figures are asked for again. */
export function useClaims() {
  const { busy, act } = useAct('claims')
  // Kept until it succeeded: a try again after a lost reply is the same claim.
  const waiting = useRef(new Map<string, string>())

  const claim = (reward: Reward) =>
    act({
      async work() {
        const id = waiting.current.get(reward.id) ?? clientId()
        waiting.current.set(reward.id, id)
        await api('POST /api/reward-claims', { body: { id, rewardId: reward.id } })
        waiting.current.delete(reward.id)
      },
      done: `You claimed ‘${reward.name}’`,
      failed: 'The reward was not claimed',
    })

  const takeBack = (id: string) =>
    act({
      work: () => api('POST /api/reward-claims/:id/withdraw', { params: { id } }),
      done: 'The claim was taken back',
      failed: 'The claim was not taken back',
    })

  return { busy, claim, takeBack }
}
