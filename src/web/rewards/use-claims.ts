import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Reward } from '#domain/rewards/reward-catalogue.ts'
import { api } from '../api/browser-api.ts'
import { clientId } from '../api/client-id.ts'
import { useToast } from '../ui/toast.tsx'

const TOPIC = 'claims'

/** Claims a reward and takes claims back, saying how it went; then the figures are asked for again. */
export function useClaims() {
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  // Kept until it succeeded: a try again after a lost reply is the same claim.
  const waiting = useRef(new Map<string, string>())

  const act = async (work: () => Promise<string>, failed: string) => {
    setBusy(true)
    try {
      toast({ title: await work(), topic: TOPIC })
    } catch (error) {
      const description = error instanceof Error ? error.message : ''
      toast({ title: failed, description, variant: 'destructive', topic: TOPIC })
    }
    await revalidate()
    setBusy(false)
  }

  const claim = (reward: Reward) =>
    act(async () => {
      const id = waiting.current.get(reward.id) ?? clientId()
      waiting.current.set(reward.id, id)
      await api('POST /api/reward-claims', { body: { id, rewardId: reward.id } })
      waiting.current.delete(reward.id)
      return `You claimed ‘${reward.name}’`
    }, 'The reward was not claimed')

  const takeBack = (id: string) =>
    act(async () => {
      await api('POST /api/reward-claims/:id/withdraw', { params: { id } })
      return 'The claim was taken back'
    }, 'The claim was not taken back')

  return { busy, claim, takeBack }
}
