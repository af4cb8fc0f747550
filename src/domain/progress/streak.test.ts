import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './day.ts'
import { advanceStreak, currentStreak, type Streak } from './streak.ts'

const none: Streak = { dailyStreak: 0, longestStreak: 0, lastActiveDay: null }
const three: Streak = { dailyStreak: 3, longestStreak: 8, lastActiveDay: '2026-03-02' }
const days = fc.array(
  fc.integer({ min: 0, max: 40 }).map((count) => addDays('2026-01-01', count)),
  { minLength: 1 },
)

describe('streaks', () => {
  test('The first day of study begins a streak of one', () => {
    expect(advanceStreak(none, '2026-03-02')).toEqual({
      dailyStreak: 1,
      longestStreak: 1,
      lastActiveDay: '2026-03-02',
    })
  })

  test('More study on the same day changes nothing', () => {
    expect(advanceStreak(three, '2026-03-02')).toEqual(three)
  })

  test('The next day adds one, and the longest streak stays until it is passed', () => {
    expect(advanceStreak(three, '2026-03-03')).toEqual({
      dailyStreak: 4,
      longestStreak: 8,
      lastActiveDay: '2026-03-03',
    })
    expect(advanceStreak({ ...three, longestStreak: 3 }, '2026-03-03').longestStreak).toBe(4)
  })

  test('A missed day begins again at one', () => {
    expect(advanceStreak(three, '2026-03-04')).toEqual({
      dailyStreak: 1,
      longestStreak: 8,
      lastActiveDay: '2026-03-04',
    })
  })

  test('An earlier day that arrives late changes nothing', () => {
    expect(advanceStreak(three, '2026-02-20')).toEqual(three)
  })

  test('Today the streak counts when the last study was today or yesterday, and is 0 after that', () => {
    expect(currentStreak(three, '2026-03-02')).toBe(3)
    expect(currentStreak(three, '2026-03-03')).toBe(3)
    expect(currentStreak(three, '2026-03-04')).toBe(0)
    expect(currentStreak(none, '2026-03-04')).toBe(0)
  })

  test('A traveller whose today is before the last active day keeps the streak', () => {
    expect(currentStreak(three, '2026-03-01')).toBe(3)
  })

  test('Over any days the longest streak never falls, is never below the daily one, and the last day never goes back', () => {
    fc.assert(
      fc.property(days, (list) => {
        let streak = none
        for (const day of list) {
          const next = advanceStreak(streak, day)
          expect(next.longestStreak).toBeGreaterThanOrEqual(streak.longestStreak)
          expect(next.longestStreak).toBeGreaterThanOrEqual(next.dailyStreak)
          expect((next.lastActiveDay ?? '') >= (streak.lastActiveDay ?? '')).toBe(true)
          streak = next
        }
      }),
    )
  })

  test('In order, the longest streak is the longest run of days that follow each other', () => {
    fc.assert(
      fc.property(days, (list) => {
        const sorted = [...new Set(list)].toSorted()
        let longest = 0
        for (const day of sorted) {
          let run = 1
          while (sorted.includes(addDays(day, run))) run += 1
          longest = Math.max(longest, run)
        }
        expect(sorted.reduce((streak, day) => advanceStreak(streak, day), none).longestStreak).toBe(longest)
      }),
    )
  })
})

describe('rest days', () => {
  const friday = { dailyStreak: 5, longestStreak: 5, lastActiveDay: '2026-05-15' }

  test('a weekend of rest breaks no streak and adds nothing to it', () => {
    expect(currentStreak(friday, '2026-05-18', [6, 7])).toBe(5)
    expect(advanceStreak(friday, '2026-05-18', [6, 7]).dailyStreak).toBe(6)
  })

  test('study on a rest day counts as on any other', () => {
    expect(advanceStreak(friday, '2026-05-16', [6, 7]).dailyStreak).toBe(6)
  })

  test('a missed day that is no rest day still ends it', () => {
    expect(currentStreak(friday, '2026-05-19', [6, 7])).toBe(0)
    expect(advanceStreak(friday, '2026-05-19', [6, 7]).dailyStreak).toBe(1)
  })
})
