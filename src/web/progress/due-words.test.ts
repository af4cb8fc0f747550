import { expect, test } from 'vitest'
import { dueWords } from './due-words.ts'

test.each([
  ['2026-11-21', 'Due today at 09:00'],
  ['2026-11-22', 'Due tomorrow at 09:00'],
  ['2026-11-20', 'Was due yesterday at 09:00'],
  ['2026-11-27', 'Due Friday 27 November at 09:00'],
  ['2026-11-16', 'Was due Monday 16 November at 09:00'],
])('What is due on %s reads: %s', (dueOn, words) => {
  expect(dueWords({ dueOn, dueTime: '09:00' }, '2026-11-21')).toBe(words)
})
