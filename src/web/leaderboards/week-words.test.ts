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
    'A few cards will get your week started.',
    'It’s a new week: a few cards will get it started.',
    'A good start: you had none last week.',
    '1,000 XP more than in the whole of last week.',
    'That’s already as much as in the whole of last week.',
    '200 XP more to match last week.',
  ])
  expect(sentences.join(' ')).not.toMatch(/only|less|fewer|behind|worse|bad|lost/i)
})
