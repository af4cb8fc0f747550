import { expect, test } from 'vitest'
import { lengthWords, momentWords } from './session-words.ts'

test('a session’s time is written as in Britain, in summer time where it is summer', () => {
  expect(momentWords(new Date('2026-06-04T15:30:00Z'), 'Europe/London')).toBe('Thursday 4 June 2026 at 16:30')
  expect(momentWords(new Date('2026-12-03T00:05:00Z'), 'Europe/London')).toBe('Thursday 3 December 2026 at 00:05')
})

test('a length is said in hours and minutes', () => {
  expect([30, 60, 61, 90, 120].map(lengthWords)).toEqual([
    '30 minutes',
    '1 hour',
    '1 hour 1 minute',
    '1 hour 30 minutes',
    '2 hours',
  ])
})
