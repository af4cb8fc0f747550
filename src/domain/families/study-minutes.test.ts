import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minutesByDay } from './study-minutes.ts'

const at = (...times: string[]) => times.map((time) => new Date(time))

test('minutes are the times between answers, without long pauses', () => {
  const times = at('2026-05-12T16:00:00Z', '2026-05-12T16:02:00Z', '2026-05-12T16:04:30Z', '2026-05-12T18:00:00Z')
  expect(minutesByDay(times, 'Europe/London')).toEqual(new Map([['2026-05-12', 6]]))
})

test('a day begins at the pupil’s own midnight', () => {
  const times = at('2026-05-12T22:59:00Z', '2026-05-12T23:01:00Z')
  expect([...minutesByDay(times, 'Europe/London').keys()]).toEqual(['2026-05-12', '2026-05-13'])
  expect([...minutesByDay(times, 'Pacific/Auckland').keys()]).toEqual(['2026-05-13'])
})

test('there are never more minutes than went by, but for the started ones, and none without an answer', () => {
  const instants = fc.array(fc.integer({ min: 0, max: 7 * 86_400 }), { maxLength: 200 })
  fc.assert(
    fc.property(instants, (seconds) => {
      const sorted = seconds.toSorted((one, other) => one - other)
      const times = sorted.map((second) => new Date(Date.UTC(2026, 9, 22) + second * 1000))
      const spent = minutesByDay(times, 'Europe/London')
      const span = ((sorted.at(-1) ?? 0) - (sorted[0] ?? 0)) / 60
      const total = [...spent.values()].reduce((sum, minutes) => sum + minutes, 0)
      expect(total).toBeLessThanOrEqual(span + spent.size * 1.5 + 1)
      expect(spent.size === 0).toBe(seconds.length === 0)
      for (const minutes of spent.values()) expect(minutes).toBeGreaterThanOrEqual(1)
    }),
  )
})
