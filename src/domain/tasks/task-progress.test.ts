import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  deckProgress,
  type ItemFact,
  isDone,
  isWithin,
  neededOf,
  quizProgress,
  type RunFact,
  stateOf,
} from './task-progress.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 4, 11) + minutes * 60_000)
const window = { opensAt: at(0), dueAt: at(1000) }
const items = (count: number) => new Set(Array.from({ length: count }, (_, index) => `cells/f${index}`))
const met = (index: number, minute: number, right: number | null = null): ItemFact => ({
  itemId: `cells/f${index}`,
  firstAt: at(minute),
  firstRightAt: right === null ? null : at(right),
  lastAt: at(Math.max(minute, right ?? 0)),
  tries: 1,
})
const run = (correct: number, finished: number | null, total = 10): RunFact => ({
  total,
  correct,
  startedAt: at((finished ?? 50) - 5),
  finishedAt: finished === null ? null : at(finished),
})

/** One fact for each card. */
const factsOf = (drawn: { index: number; minute: number; right: number | null }[]) => [
  ...new Map(
    drawn.map(({ index, minute, right }) => [index, met(index, minute, right === null ? null : minute + right)]),
  ).values(),
]

describe('how far a pupil is with a task', () => {
  test('cards are done at the moment at which the last of them was met', () => {
    const facts = [met(0, 30), met(1, 10), met(2, 20)]
    expect(deckProgress({ itemIds: items(3), facts, goalPercent: null }).doneAt).toEqual(at(30))
    expect(deckProgress({ itemIds: items(4), facts, goalPercent: null })).toMatchObject({
      doneAt: null,
      met: 3,
      total: 4,
    })
  })

  test('with a goal, so many must have been known once; a card that left the set counts for nothing', () => {
    const facts = [met(0, 10, 10), met(1, 11, 40), met(2, 12), met(9, 13, 13)]
    expect(deckProgress({ itemIds: items(4), facts, goalPercent: 50 })).toMatchObject({ doneAt: at(40), percent: 50 })
    expect(deckProgress({ itemIds: items(4), facts, goalPercent: 51 }).doneAt).toBeNull()
  })

  test('a quiz is done with the first finished run that reaches the goal', () => {
    const runs = [run(9, null), run(6, 20), run(8, 60), run(10, 90)]
    expect(quizProgress({ runs, goalPercent: null }).doneAt).toEqual(at(20))
    expect(quizProgress({ runs, goalPercent: 75 })).toMatchObject({ doneAt: at(60), percent: 100, attempts: 3 })
    expect(quizProgress({ runs: [run(9, null)], goalPercent: null })).toMatchObject({
      doneAt: null,
      percent: null,
      met: 0,
    })
  })

  test('work without anything in it is never done by itself', () => {
    expect(deckProgress({ itemIds: items(0), facts: [], goalPercent: null }).doneAt).toBeNull()
  })

  test('each state is said by when it was done and what the clock says', () => {
    const open = deckProgress({ itemIds: items(2), facts: [], goalPercent: null })
    const begun = deckProgress({ itemIds: items(2), facts: [met(0, 5)], goalPercent: null })
    const done = deckProgress({ itemIds: items(1), facts: [met(0, 1000)], goalPercent: null })
    const late = deckProgress({ itemIds: items(1), facts: [met(0, 1001)], goalPercent: null })
    const state = (progress: typeof open, now: number, lateAllowed = true) =>
      stateOf({ window, lateAllowed, progress, now: at(now) })
    expect([state(open, -1), state(open, 0), state(begun, 1000)]).toEqual(['coming', 'to-do', 'begun'])
    expect([state(open, 1001), state(begun, 1001, false)]).toEqual(['overdue', 'closed'])
    expect([state(done, 2000), state(late, 2000)]).toEqual(['done', 'done-late'])
  })

  const facts = fc.array(fc.record({ index: fc.nat(12), minute: fc.nat(2000), right: fc.option(fc.nat(500)) }), {
    maxLength: 20,
  })
  const goal = fc.option(fc.integer({ min: 1, max: 100 }))

  test('one more answer never makes done work undone, nor a score lower', () => {
    fc.assert(
      fc.property(facts, goal, fc.integer({ min: 1, max: 13 }), (drawn, goalPercent, total) => {
        const all = factsOf(drawn)
        const before = deckProgress({ itemIds: items(total), facts: all.slice(0, -1), goalPercent })
        const after = deckProgress({ itemIds: items(total), facts: all, goalPercent })
        if (before.doneAt) expect(after.doneAt?.getTime()).toBeLessThanOrEqual(before.doneAt.getTime())
        expect(after.percent ?? 0).toBeGreaterThanOrEqual(before.percent ?? 0)
        expect(after.met).toBeLessThanOrEqual(total)
      }),
    )
  })

  test('a goal is reached exactly when the score in per cent says so', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.nat(50),
        fc.integer({ min: 1, max: 100 }),
        (total, right, percent) => {
          const correct = Math.min(right, total)
          const { doneAt } = quizProgress({ runs: [run(correct, 10, total)], goalPercent: percent })
          expect(doneAt !== null).toBe((correct / total) * 100 >= percent - 1e-9)
          expect(neededOf(total, percent)).toBeGreaterThanOrEqual(1)
        },
      ),
    )
  })

  test('what counts was done inside the window; without late work nothing after it does', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2000, max: 4000 }), fc.boolean(), (minute, lateAllowed) => {
        const counts = isWithin(window, lateAllowed, at(minute))
        expect(counts).toBe(minute >= 0 && (minute <= 1000 || lateAllowed))
      }),
    )
  })

  test('a state is done for good: the clock alone changes it no more', () => {
    fc.assert(
      fc.property(
        facts,
        goal,
        fc.boolean(),
        fc.integer({ min: -100, max: 5000 }),
        (drawn, goalPercent, lateAllowed, minute) => {
          const progress = deckProgress({ itemIds: items(6), facts: factsOf(drawn), goalPercent })
          const now = stateOf({ window, lateAllowed, progress, now: at(minute) })
          const later = stateOf({ window, lateAllowed, progress, now: at(minute + 5000) })
          if (isDone(now)) expect(later).toBe(now)
          else expect(isDone(later)).toBe(false)
        },
      ),
    )
  })
})
