import { expect, test } from 'vitest'
import { clockWords, paperTitle, timeWords } from './paper-words.ts'

test('a paper is called by its title and tier', () => {
  expect(paperTitle({ title: 'Paper 1', tier: 'higher' })).toBe('Paper 1, Higher')
  expect(paperTitle({ title: 'Paper 2', tier: null })).toBe('Paper 2')
})

test.each([
  [105, '1 hour 45 minutes'],
  [60, '1 hour'],
  [121, '2 hours 1 minute'],
  [0, '0 minutes'],
])('%i minutes are %s', (minutes, words) => expect(timeWords(minutes)).toBe(words))

test.each([
  [3_849_000, '1:04:09'],
  [249_000, '4:09'],
  [500, '0:01'],
  [0, '0:00'],
])('%i ms left read %s', (left, words) => expect(clockWords(left)).toBe(words))
