import { expect, test } from 'vitest'
import { minutesWith, timeLeft, withRest } from './paper-clock.ts'

const at = (minutes: number) => new Date(Date.parse('2026-05-12T09:00:00Z') + minutes * 60_000)
const clock = { minutes: 60, startedAt: at(0), pausedAt: null, restMs: 0 }

test('time runs out, and never below nothing; an untimed sitting has none', () => {
  expect(timeLeft(clock, at(20))).toBe(40 * 60_000)
  expect(timeLeft(clock, at(61))).toBe(0)
  expect(timeLeft({ ...clock, minutes: null }, at(61))).toBeNull()
})

test('a rest break stops the clock, however often it is said', () => {
  const resting = withRest(withRest(clock, true, at(10)), true, at(12))
  expect(timeLeft(resting, at(40))).toBe(50 * 60_000)
  const after = withRest(withRest(resting, false, at(25)), false, at(30))
  expect(after).toMatchObject({ pausedAt: null, restMs: 15 * 60_000 })
  expect(timeLeft(after, at(35))).toBe(40 * 60_000)
})

test('extra time is a share of the paper’s own, in whole minutes', () => {
  expect(minutesWith(105, 0)).toBe(105)
  expect(minutesWith(105, 25)).toBe(132)
  expect(minutesWith(105, 50)).toBe(158)
})
