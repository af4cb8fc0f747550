import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/progress/day.ts'
import { isRestDay, onlyRestBetween, RestDays, weekdayOf } from './weekday.ts'

describe('rest days', () => {
  test('a week runs from Monday, 1, to Sunday, 7, also before 2024', () => {
    expect(weekdayOf('2026-05-11')).toBe(1)
    expect(weekdayOf('2026-05-17')).toBe(7)
    expect(weekdayOf('2023-12-31')).toBe(7)
  })

  test('a weekday comes round every seven days', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4000, max: 4000 }), (days) => {
        const day = addDays('2026-05-11', days)
        expect(weekdayOf(addDays(day, 7))).toBe(weekdayOf(day))
        expect(isRestDay(day, [weekdayOf(day)])).toBe(true)
      }),
    )
  })

  test('a weekend of rest lies between Friday and Monday, and nothing between neighbours', () => {
    expect(onlyRestBetween('2026-05-15', '2026-05-18', [6, 7])).toBe(true)
    expect(onlyRestBetween('2026-05-15', '2026-05-18', [7])).toBe(false)
    expect(onlyRestBetween('2026-05-14', '2026-05-18', [6, 7])).toBe(false)
    expect(onlyRestBetween('2026-05-14', '2026-05-15', [])).toBe(true)
  })

  test('there are at most three, each once', () => {
    expect(RestDays.safeParse([1, 2, 3]).success).toBe(true)
    expect(RestDays.safeParse([1, 2, 3, 4]).success).toBe(false)
    expect(RestDays.safeParse([1, 1]).success).toBe(false)
    expect(RestDays.safeParse([0]).success).toBe(false)
  })
})
