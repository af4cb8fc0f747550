import { expect, test } from 'vitest'
import { weekWords } from './week-words.ts'

test('a week is compared with one’s own week before, and no sentence blames', () => {
  const sentences = [
    [0, 0],
    [0, 300],
    [40, 0],
    [1300, 300],
    [300, 300],
    [100, 300],
  ].map(([now = 0, before = 0]) => weekWords(now, before))
  expect(sentences).toEqual([
    'A few cards begin your week.',
    'A new week: a few cards begin it.',
    'A good beginning: last week had none.',
    '1,000 XP more than in the whole of last week.',
    'As much as in the whole of last week already.',
    '200 XP more and you have last week’s.',
  ])
  expect(sentences.join(' ')).not.toMatch(/only|less|fewer|behind|worse|bad|lost/i)
})
