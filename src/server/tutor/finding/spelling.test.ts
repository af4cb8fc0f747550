import { describe, expect, test } from 'vitest'
import { createSpeller } from './spelling.ts'
import { packWordSet } from './word-set.ts'

const words = ['photosynthesis', 'chromosome', 'triangle', 'whale', 'hood', 'hygiene', 'friend', 'boycott', 'piece']
const speller = createSpeller(
  words,
  words.map(() => 10),
  packWordSet(['hoodie', 'wale', 'lasagne']),
)
const best = (word: string) => speller.correct(word)[0]?.word

describe('correcting spelling', () => {
  test.each([
    ['photosinthesis', 'photosynthesis'],
    ['fotosynthesis', 'photosynthesis'],
    ['kromosome', 'chromosome'],
    ['triangel', 'triangle'],
    ['hygeine', 'hygiene'],
    ['freind', 'friend'],
    ['boycot', 'boycott'],
    ['peice', 'piece'],
  ])('%s is %s', (written, meant) => expect(best(written)).toBe(meant))

  test('a word that is English and not ours is what was meant', () => {
    expect(speller.isOther('hoodie')).toBe(true)
    expect(best('hoodie')).toBeUndefined()
    expect(best('lasagne')).toBeUndefined()
  })

  test('unless one of ours sounds the same', () => expect(best('wale')).toBe('whale'))

  test('what is like none of ours, is short or is no word is left alone', () => {
    for (const word of ['zxcvbnm', 'cat', 'h2o', 'constructor', '']) expect(speller.correct(word)).toEqual([])
  })
})
