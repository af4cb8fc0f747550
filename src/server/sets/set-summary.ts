import type { SetCard, SetSummary } from '#contract/sets.ts'
import { ownerName } from '#domain/sets/owner-name.ts'
import { shownSides } from '../items/shown-sides.ts'
import type { CardRow } from './card-store.ts'
import type { SetRow } from './set-store.ts'

/** A set as its reader sees it. */
export function setSummary(row: SetRow, personId: string): SetSummary {
  const { id, title, description, cards, due, updatedAt } = row
  const owner = row.ownerId === personId ? null : ownerName({ fullName: row.ownerFullName, role: row.ownerRole })
  return { id, title, description, cards, due, owner, updatedAt: updatedAt.toISOString() }
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
