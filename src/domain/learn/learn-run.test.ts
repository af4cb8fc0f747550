import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstTries, type LearnEvent, learnReducer, MOST_TRIES, startRun } from './learn-run.ts'

const right: LearnEvent = { type: 'answer', right: true }
const wrong: LearnEvent = { type: 'answer', right: false }
const next: LearnEvent = { type: 'next' }
const numbers = (count: number) => Array.from({ length: count }, (_, step) => step)
const after = (steps: number, ...events: LearnEvent[]) => events.reduce(learnReducer, startRun(numbers(steps)))

test('what is right leaves, and what only was read leaves too', () => {
  expect(after(3, right, next, next).queue).toEqual([2])
})

test('what is missed comes back after three others', () => {
  expect(after(6, wrong, next).queue).toEqual([1, 2, 3, 0, 4, 5])
  expect(after(2, wrong, next).queue).toEqual([1, 0])
})

test('an answer counts once until the next step, and only the first try says how it went at first sight', () => {
  const run = after(1, wrong, right, next, right)
  expect(run.tries).toEqual({ 0: [false, true] })
  expect([...firstTries(run)]).toEqual([[0, false]])
})

test('whatever is answered, a session ends, no step is asked too often, and it can be kept', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.infiniteStream(fc.boolean()), (steps, verdicts) => {
      let run = startRun(numbers(steps))
      let events = 0
      while (run.queue.length > 0 && events < 1000) {
        run = learnReducer(run, { type: 'answer', right: verdicts.next().value })
        run = JSON.parse(JSON.stringify(learnReducer(run, next)))
        events++
      }
      expect(run.queue).toEqual([])
      expect(Object.values(run.tries).every((tries) => tries.length <= MOST_TRIES)).toBe(true)
      expect(firstTries(run).size).toBe(steps)
    }),
  )
})
