import { expect, test } from 'vitest'
import { tallyWords } from './tally-words.ts'

test.each([
  [{ answered: 2, right: 1, partly: 0, wrong: 1 }, '1 of 2 right'],
  [{ answered: 2, right: 0, partly: 1, wrong: 1 }, '0 of 2 right, 1 partly'],
  [{ answered: 0, right: 0, partly: 0, wrong: 0 }, 'Nobody answered this one.'],
])('%o is told as %s', (tally, words) => {
  expect(tallyWords({ ...tally, chosen: {} })).toBe(words)
})
