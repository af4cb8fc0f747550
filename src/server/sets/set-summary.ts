import type { SetCard, SetSummary } from '#contract/sets.ts'
import { ownerName } from '#domain/sets/owner-name.ts'
import type { CardRow } from './card-store.ts'
import { sideText, withMediaAddresses } from './render-side.ts'
import type { SetRow } from './set-store.ts'

/** A set as its reader sees it. */
export function setSummary(row: SetRow, personId: string): SetSummary {
  const { id, title, description, cards, due, updatedAt } = row
  const owner = row.ownerId === personId ? null : ownerName({ fullName: row.ownerFullName, role: row.ownerRole })
  return { id, title, description, cards, due, owner, updatedAt: updatedAt.toISOString() }
}

/** Both sides of a card, ready to show and to speak. */
export function shownSides(card: Pick<CardRow, 'front' | 'back' | 'frontHtml' | 'backHtml'>, setId: string) {
  return {
    front: { html: withMediaAddresses(card.frontHtml, setId), text: sideText(card.front) },
    back: { html: withMediaAddresses(card.backHtml, setId), text: sideText(card.back) },
  }
}

export function setCard(card: CardRow, setId: string): SetCard {
  const { front, back } = shownSides(card, setId)
  return {
    id: card.id,
    position: card.position,
    front: { ...front, source: card.front },
    back: { ...back, source: card.back },
  }
}
