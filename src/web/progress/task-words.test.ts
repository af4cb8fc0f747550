import { expect, test } from 'vitest'
import { farWords } from './task-words.ts'

const task = { goalPercent: null, met: 0, total: 10, percent: null } as Parameters<typeof farWords>[0]

test.each([
  ['quiz', 'to-do', null, 'Not begun yet'],
  ['quiz', 'begun', null, 'Begun'],
  ['own-quiz', 'overdue', null, 'Not finished yet'],
  ['quiz', 'overdue', 60, 'Best so far: 60%'],
  ['flashcards', 'overdue', null, '0 of 10 cards seen'],
] as const)('how far a pupil is: %s, %s, %s', (method, state, percent, words) => {
  expect(farWords({ ...task, method, state, percent })).toBe(words)
})
