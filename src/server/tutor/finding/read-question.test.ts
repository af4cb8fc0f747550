import { expect, test } from 'vitest'
import type { Lexicon } from './lexicon.ts'
import { termOf } from './plain-words.ts'
import { createQuestionReader } from './read-question.ts'
import { createSpeller } from './spelling.ts'
import { packWordSet } from './word-set.ts'

const words = [
  'osmosis',
  'fraction',
  'fractions',
  'urine',
  'subtraction',
  'percent',
  'wall',
  'street',
  'crash',
  'mean',
  'exclamation',
  'mark',
]
const lexicon: Lexicon = {
  silent: ['what', 'is', 'why', 'do', 'you', 'a', 'how', 'does', 'it', 'the', 'when', 'use', 'make', 'more', 'of'],
  shortForms: { wots: 'what', u: 'you' },
  phrases: { 'take away': ['subtraction'] },
  sameAs: { wee: ['urine'] },
  notSchool: ['fortnite'],
  leisure: ['song'],
  notSchoolPhrases: ['sing me … song'],
}
const terms = new Set([...words.map(termOf), `${termOf('wall')} ${termOf('street')}`])
const read = createQuestionReader(
  lexicon,
  createSpeller(
    words,
    words.map(() => 9),
    packWordSet(['hoodie']),
  ),
  (term) => terms.has(term),
)
const termsOf = (question: string) => read(question).words.flatMap((word) => word.terms.map(({ term }) => term))

test.each([
  ['wots osmosis', ['osmosis']],
  ['What is osmosis?', ['osmosis']],
  ['wots ozmosis', ['osmosis']],
  ['how do u take away', ['subtraction']],
  ['why do u make more wee', ['urine']],
  ['what is 10% of 80', ['percent']],
  ['what is 3/4', ['fraction']],
  ['what does osmosis mean', ['osmosis']],
  ['what is the mean', ['mean']],
  ['when do u use !', ['exclamation', 'mark']],
])('%s', (question, meant) => expect(termsOf(question)).toEqual(meant.map(termOf)))

test('two words that are one thing are that besides', () =>
  expect(termsOf('wall street crash')).toContain(`${termOf('wall')} ${termOf('street')}`))

test('a word that we have nowhere is kept, so that it counts against an answer', () =>
  expect(read('what is a hoodie').words).toEqual([{ said: 'hoodie', known: false, terms: [] }]))

test('what no school teaches is seen by a word or by a way of asking', () => {
  expect(read('how do you win fortnite').notSchool).toBe(true)
  expect(read('sing me a nice song').notSchool).toBe(true)
  expect(read('what is osmosis').notSchool).toBe(false)
  expect(read('what is a song').leisure).toBe(true)
})

test('a question of names that every object has is read', () => {
  for (const name of Object.getOwnPropertyNames(Object.prototype)) expect(() => read(`what is ${name}`)).not.toThrow()
})
