import { useEffect, useState } from 'react'
import type { SetCard } from '#contract/sets.ts'
import { api } from '../api/browser-api.ts'
import { clientId } from '../api/client-id.ts'
import { type CardDraft, keepDraft, readDraft } from './card-draft.ts'

export interface CardForm {
  draft: CardDraft
  change: (side: 'front' | 'back', text: string) => void
  busy: boolean
  error: string | undefined
  /** @returns the card when it was saved. */
  save: () => Promise<SetCard | null>
}

/** The two sides of a card while they are written. `card` is null for a new one. */
export function useCardForm(setId: string, card: SetCard | null): CardForm {
  const place = card?.id ?? 'new'
  const empty = () => ({ id: card?.id ?? clientId(), front: card?.front.source ?? '', back: card?.back.source ?? '' })
  const [draft, setDraft] = useState<CardDraft>(() => ({ ...empty(), ...(card === null && { id: '' }) }))
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  // After hydration: the server knows neither the device's drafts nor a new card's id.
  useEffect(() => {
    const kept = readDraft(setId, place)
    if (kept) setDraft(kept)
    else if (place === 'new') setDraft((before) => ({ ...before, id: clientId() }))
  }, [setId, place])

  const change = (side: 'front' | 'back', text: string) => {
    const changed = { ...draft, [side]: text }
    setDraft(changed)
    keepDraft(setId, place, changed)
  }

  const save = async () => {
    if (busy) return null
    if (draft.front.trim() === '' || draft.back.trim() === '') {
      setError('Write something on both sides.')
      return null
    }
    setBusy(true)
    setError(undefined)
    try {
      const { id: cardId, front, back } = draft
      const saved = await api('PUT /api/sets/:id/cards/:cardId', {
        params: { id: setId, cardId },
        body: { front, back },
      })
      keepDraft(setId, place, null)
      if (card === null) setDraft({ id: clientId(), front: '', back: '' })
      return saved.card
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : ''
      setError(`The card was not saved. ${reason} What you typed is kept here.`)
      return null
    } finally {
      setBusy(false)
    }
  }

  return { draft, change, busy, error, save }
}
