import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CardState, type Grade, isDue, retrievability, scheduleReview } from './schedule.ts'

const start = new Date('2026-03-02T10:00:00Z')
const days = (count: number) => new Date(start.getTime() + count * 86_400_000)

/** Grades with the minutes that pass before each. */
const histories = fc.array(
  fc.record({ grade: fc.constantFrom<Grade>('know', 'dont-know'), wait: fc.integer({ min: -3000, max: 200_000 }) }),
  { minLength: 1, maxLength: 25 },
)

function study(history: { grade: Grade; wait: number }[]): CardState[] {
  const states: CardState[] = []
  let at = start.getTime()
  for (const { grade, wait } of history) {
    at += wait * 60_000
    states.push(scheduleReview(states.at(-1) ?? null, grade, new Date(at)))
  }
  return states
}

describe('spaced repetition', () => {
  test('A card known at first sight comes back in days, one not known in ten minutes', () => {
    expect(scheduleReview(null, 'know', start)).toMatchObject({ due: days(2), state: 2, reps: 1, lapses: 0 })
    expect(scheduleReview(null, 'dont-know', start).due).toEqual(new Date('2026-03-02T10:10:00Z'))
  })

  test('A card known each time it falls due is asked more and more rarely', () => {
    let state = scheduleReview(null, 'know', start)
    for (let review = 0; review < 5; review++) {
      const next = scheduleReview(state, 'know', state.due)
      expect(next.scheduled_days).toBeGreaterThan(state.scheduled_days)
      state = next
    }
    expect(state.scheduled_days).toBeGreaterThan(100)
  })

  test('Forgetting a learnt card is a lapse: it comes back in ten minutes, weaker and harder', () => {
    const learnt = scheduleReview(null, 'know', start)
    const forgotten = scheduleReview(learnt, 'dont-know', learnt.due)
    expect(forgotten.lapses).toBe(1)
    expect(forgotten.stability).toBeLessThan(learnt.stability)
    expect(forgotten.difficulty).toBeGreaterThan(learnt.difficulty)
    expect(forgotten.due.getTime() - learnt.due.getTime()).toBe(600_000)
  })

  test('When a card falls due, the chance to recall it is about 90%', () => {
    const state = scheduleReview(null, 'know', start)
    expect(retrievability(state, start)).toBe(1)
    expect(retrievability(state, state.due)).toBeCloseTo(0.9, 1)
    expect(retrievability(state, days(60))).toBeLessThan(retrievability(state, days(10)))
    expect(retrievability(null, start)).toBe(0)
  })

  test('A card is due from its time on', () => {
    const state = scheduleReview(null, 'know', start)
    expect(isDue(state, new Date(state.due.getTime() - 1))).toBe(false)
    expect(isDue(state, state.due)).toBe(true)
  })

  test('A review that arrives late counts as given with the last one', () => {
    const learnt = scheduleReview(null, 'know', start)
    expect(scheduleReview(learnt, 'know', days(-20))).toEqual(scheduleReview(learnt, 'know', start))
    expect(retrievability(learnt, days(-20))).toBe(1)
  })

  test('Any history gives valid states, the same each time, due after the review, and counters that never fall', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const states = study(history)
        expect(study(history)).toEqual(states)
        for (const [index, state] of states.entries()) {
          expect(CardState.parse(state)).toEqual(state)
          expect(state.due.getTime()).toBeGreaterThan(state.last_review?.getTime() ?? 0)
          expect(state.reps).toBe(index + 1)
          expect(state.lapses).toBeGreaterThanOrEqual(states[index - 1]?.lapses ?? 0)
        }
      }),
    )
  })

  test('A state is left as it was', () => {
    const state = scheduleReview(null, 'know', start)
    const copy = structuredClone(state)
    scheduleReview(state, 'dont-know', days(5))
    retrievability(state, days(5))
    expect(state).toEqual(copy)
  })
})
