import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardsDone, type Sitting, type SittingEvent, sittingReducer, startSitting } from './sitting.ts'

const play = (total: number, ...events: SittingEvent[]) => events.reduce(sittingReducer, startSitting(total))
const know: SittingEvent[] = ['flip', 'know', 'next']
const dontKnow: SittingEvent[] = ['flip', 'dont-know', 'next']

describe('revising what is due', () => {
  test('a card that is known leaves the sitting', () => {
    const sitting = play(3, ...know)
    expect(sitting).toMatchObject({ queue: [1, 2], flipped: false, leaving: null, missed: [] })
    expect(cardsDone(sitting)).toBe(1)
  })

  test('a card that is not known comes back at the end', () => {
    expect(play(3, ...dontKnow)).toMatchObject({ queue: [1, 2, 0], missed: [0] })
  })

  test('the last card comes back at once until it is known', () => {
    expect(play(1, ...dontKnow, ...dontKnow)).toMatchObject({ queue: [0], flipped: false, missed: [0] })
    expect(play(1, ...dontKnow, ...know).queue).toEqual([])
  })

  test('a card is answered after its back was seen, and once', () => {
    expect(play(2, 'know')).toEqual(startSitting(2))
    expect(play(2, 'flip', 'know', 'dont-know', 'flip')).toMatchObject({ leaving: 'know', flipped: true, missed: [] })
    expect(play(2, 'next')).toEqual(startSitting(2))
  })

  test('a sitting that is over takes no more events', () => {
    const over = play(1, ...know)
    for (const event of ['flip', 'know', 'dont-know', 'next'] as const) expect(sittingReducer(over, event)).toBe(over)
  })

  test('whatever happens, no card is lost or doubled, and a card that left never returns', () => {
    const event = fc.constantFrom<SittingEvent>('flip', 'know', 'dont-know', 'next')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), fc.array(event, { maxLength: 60 }), (total, events) => {
        let before: Sitting = startSitting(total)
        for (const given of events) {
          const after = sittingReducer(before, given)
          expect(new Set(after.queue).size).toBe(after.queue.length)
          expect(after.queue.every((card) => before.queue.includes(card))).toBe(true)
          expect(cardsDone(after) - cardsDone(before)).toBeOneOf([0, 1])
          before = after
        }
      }),
    )
  })

  test('knowing every card in turn ends the sitting, however many were missed before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.array(fc.boolean(), { maxLength: 20 }), (total, knows) => {
        const some = play(total, ...knows.flatMap((known) => (known ? know : dontKnow)))
        const end = some.queue.flatMap(() => know).reduce(sittingReducer, some)
        expect(end).toMatchObject({ queue: [], leaving: null })
        expect(cardsDone(end)).toBe(total)
      }),
    )
  })
})
