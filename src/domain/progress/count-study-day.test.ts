import { expect, test } from 'vitest'
import { countStudyDay } from './count-study-day.ts'
import { noProgress } from './progress.ts'

test('study counts its day for the streak and its evening for the nights', () => {
  const first = countStudyDay(noProgress, { day: '2026-03-02', hour: 22 })
  expect(first).toMatchObject({ dailyStreak: 1, lastActiveDay: '2026-03-02', nightDays: 1 })
  const next = countStudyDay(first, { day: '2026-03-03', hour: 9 })
  expect(next).toMatchObject({ dailyStreak: 2, longestStreak: 2, lastActiveDay: '2026-03-03', nightDays: 1 })
})

test('more study on a day that counts changes nothing', () => {
  const once = countStudyDay(noProgress, { day: '2026-03-02', hour: 9 })
  expect(countStudyDay(once, { day: '2026-03-02', hour: 11 })).toBe(once)
})
