import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canAnswer, type DeckEvent, deckReducer, deckShare, FLASHCARD_ADVANCE_MS, startDeck } from './deck.ts'

function play(total: number, ...events: DeckEvent[]) {
  return events.reduce(deckReducer, startDeck(total))
}

describe('the flashcard viewer', () => {
  test('contract §9: the next card comes after 300 ms', () => {
    expect(FLASHCARD_ADVANCE_MS).toBe(300)
  })

  test('contract §4: flip toggles front and back', () => {
    expect(play(5, 'flip').flipped).toBe(true)
    expect(play(5, 'flip', 'flip').flipped).toBe(false)
  })

  test("contract §2: 'Don't Know' and 'Know It!' come after a flip", () => {
    expect(canAnswer(startDeck(5))).toBe(false)
    expect(canAnswer(play(5, 'flip'))).toBe(true)
    expect(play(5, 'know')).toEqual(startDeck(5))
    expect(play(5, 'dont-know')).toEqual(startDeck(5))
  })

  test("contract §4: 'Know It!' increases the streak and the known count", () => {
    expect(play(5, 'flip', 'know', 'next', 'flip', 'know')).toMatchObject({ streak: 2, known: 2, review: 0 })
  })

  test("contract §4: 'Don't Know' resets the streak to 0 and increases the review count", () => {
    expect(play(5, 'flip', 'know', 'next', 'flip', 'dont-know')).toMatchObject({ streak: 0, known: 1, review: 1 })
  })

  test('contract §4: the next card appears unflipped', () => {
    expect(play(5, 'flip', 'know', 'next')).toMatchObject({ index: 1, flipped: false, moving: false })
  })

  test('contract §4: the first card follows the last', () => {
    const last: DeckEvent[] = ['flip', 'know', 'next', 'flip', 'know', 'next']
    expect(play(3, ...last).index).toBe(2)
    expect(play(3, ...last, 'flip', 'know', 'next')).toMatchObject({ index: 0, known: 3 })
  })

  test('contract §4: Reset returns to card 1 with all counters at 0', () => {
    expect(play(5, 'flip', 'know', 'next', 'flip', 'dont-know', 'reset')).toEqual(startDeck(5))
  })

  test('Between an answer and the next card, a second press counts for nothing', () => {
    const once = play(5, 'flip', 'know')
    expect(play(5, 'flip', 'know', 'know', 'dont-know', 'flip')).toEqual(once)
  })

  test('A timer that fires after Reset changes nothing', () => {
    expect(play(5, 'flip', 'know', 'reset', 'next')).toEqual(startDeck(5))
  })

  test('The progress bar is full at the last card', () => {
    expect(deckShare(startDeck(4))).toBe(0.25)
    expect(deckShare({ ...startDeck(4), index: 3 })).toBe(1)
    expect(deckShare(startDeck(0))).toBe(0)
  })

  test('Whatever is pressed, the card shown is one of the deck and every answer is counted once', () => {
    const event = fc.constantFrom<DeckEvent>('flip', 'know', 'dont-know', 'next', 'reset')
    fc.assert(
      fc.property(fc.nat(6), fc.array(event, { maxLength: 60 }), (total, events) => {
        let deck = startDeck(total)
        for (const each of events) {
          const next = deckReducer(deck, each)
          const answered = next.known + next.review - deck.known - deck.review
          expect(each === 'reset' || answered === (next.moving && !deck.moving ? 1 : 0)).toBe(true)
          expect(next.index).toBeLessThan(Math.max(1, total))
          expect(next.streak).toBeLessThanOrEqual(next.known)
          deck = next
        }
      }),
    )
  })
})
