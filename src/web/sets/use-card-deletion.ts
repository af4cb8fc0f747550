import { useState } from 'react'
import type { SetCard } from '#contract/sets.ts'
import { api } from '../api/browser-api.ts'
import { useToast } from '../ui/toast.tsx'

/** Deletes a card at once and offers to undo it: saved again with its id it has its place and everybody's schedule back. */
export function useCardDeletion(setId: string, onChanged: () => void) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [deleted, setDeleted] = useState<SetCard | null>(null)

  const attempt = async (work: () => Promise<unknown>, failed: string, after: SetCard | null) => {
    setBusy(true)
    try {
      await work()
      setDeleted(after)
      onChanged()
    } catch (error) {
      toast({ title: failed, description: error instanceof Error ? error.message : '', variant: 'destructive' })
    }
    setBusy(false)
  }
  const params = (card: SetCard) => ({ id: setId, cardId: card.id })

  const remove = (card: SetCard) =>
    attempt(() => api('DELETE /api/sets/:id/cards/:cardId', { params: params(card) }), 'The card was not deleted', card)
  const undo = () => {
    const card = deleted
    if (!card) return
    const body = { front: card.front.source, back: card.back.source, position: card.position }
    void attempt(
      () => api('PUT /api/sets/:id/cards/:cardId', { params: params(card), body }),
      'The card did not come back',
      null,
    )
  }
  return { deleted, remove, undo, busy }
}
