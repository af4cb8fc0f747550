/** How long after 'Know It!' or 'Don't Know' the next card appears (contract §9). */
export const FLASHCARD_ADVANCE_MS = 300

/** The flashcard viewer (contract §2 and §4). */
export interface Deck {
  total: number
  /** The card shown, from 0. */
  index: number
  flipped: boolean
  /** Cards known in a row. */
  streak: number
  known: number
  review: number
  /** True from an answer until the next card appears; meanwhile the card takes no events. */
  moving: boolean
}

export type DeckEvent = 'flip' | 'know' | 'dont-know' | 'next' | 'reset'

export function startDeck(total: number): Deck {
  return { total, index: 0, flipped: false, streak: 0, known: 0, review: 0, moving: false }
}

/** 'Know It!' and 'Don't Know' appear after a flip. */
export function canAnswer(deck: Deck): boolean {
  return deck.flipped && !deck.moving
}

export function deckReducer(deck: Deck, event: DeckEvent): Deck {
  if (event === 'reset') return startDeck(deck.total)
  if (event === 'next') return deck.moving ? { ...deck, index: nextIndex(deck), flipped: false, moving: false } : deck
  if (event === 'flip') return deck.moving || deck.total === 0 ? deck : { ...deck, flipped: !deck.flipped }
  if (!canAnswer(deck)) return deck
  return event === 'know'
    ? { ...deck, streak: deck.streak + 1, known: deck.known + 1, moving: true }
    : { ...deck, streak: 0, review: deck.review + 1, moving: true }
}

/** The first card follows the last. */
function nextIndex(deck: Deck): number {
  return (deck.index + 1) % deck.total
}

/** How far through the deck the card shown is: 0 to 1, 1 at the last card. */
export function deckShare(deck: Deck): number {
  return deck.total === 0 ? 0 : (deck.index + 1) / deck.total
}
