import { useEffect, useRef, useState } from 'react'
import type { SetCard } from '#contract/sets.ts'
import { api } from '../api/browser-api.ts'
import { useToast } from '../ui/toast.tsx'

interface MovedTo {
  cardId: string
  /** Counted from 1. */
  place: number
}

/** Moves cards to other places; the control that was pressed keeps the focus, wherever its card went. */
export function useCardMove(setId: string, cards: readonly SetCard[], onChanged: () => void) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [moved, setMoved] = useState<MovedTo | null>(null)
  const focused = useRef<HTMLElement | null>(null)
  useEffect(() => {
    // Runs when the cards stand in their new order.
    if (cards.length > 0) focused.current?.focus()
    focused.current = null
  }, [cards])

  /** @param place counted from 0 over the whole set */
  const move = async (cardId: string, place: number, control?: HTMLElement) => {
    setBusy(true)
    try {
      await api('PATCH /api/sets/:id/cards/:cardId', { params: { id: setId, cardId }, body: { place } })
      focused.current = control ?? null
      setMoved({ cardId, place: place + 1 })
      onChanged()
    } catch (error) {
      const description = error instanceof Error ? error.message : ''
      toast({ title: 'The card was not moved', description, variant: 'destructive' })
    }
    setBusy(false)
  }
  return { move, moved, busy }
}
