import { expect, test } from 'vitest'
import { greeting, speaksOfStreak } from './greeting.ts'

const progress = {
  totalXp: 120,
  level: 2,
  tier: 'Bronze',
  dailyStreak: 3,
  studiedToday: false,
  answersToday: 0,
  dailyGoal: 20,
} as const

test('a streak that waits for today is spoken of, but never calmly', () => {
  expect(speaksOfStreak(progress)).toBe(true)
  expect(greeting(progress, { calm: false })).toBe('Your streak is 3 days. Answer one question today to keep it.')
  expect(greeting(progress, { calm: true })).toBe('Ten minutes today are worth an hour next week.')
})

test('once there are answers the greeting is of the daily goal, calm or not', () => {
  const begun = { ...progress, answersToday: 5 }
  expect(speaksOfStreak(begun)).toBe(false)
  expect(speaksOfStreak({ ...progress, studiedToday: true })).toBe(false)
  for (const calm of [true, false]) expect(greeting(begun, { calm })).toMatch(/^5 answers today, 15 to go/)
})
