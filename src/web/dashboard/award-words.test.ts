import { expect, test } from 'vitest'
import { awardWords } from './award-words.ts'

test('an award says what it was for, with its topic where it has one', () => {
  expect(awardWords({ cause: 'flashcard', title: 'Cell structure' })).toBe('flashcard, Cell structure')
  expect(awardWords({ cause: 'perfect-score', title: 'Biology' })).toBe('perfect score, Biology')
  expect(awardWords({ cause: 'daily-goal', title: '' })).toBe('daily goal')
  expect(awardWords({ cause: 'game', title: 'Math Ninja' })).toBe('from Math Ninja')
})
