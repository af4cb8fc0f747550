import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { questionOf } from '#tests/support/quiz-questions.ts'
import { mark } from '../mark-question.ts'
import { toPupilQuestion } from '../pupil-question.ts'
import { Question } from '../question.ts'
import { readPassage } from './passage.ts'

const render = (text: string) => ({ html: text, text })
const plants = questionOf('gaps')
const filled = (first: string, second: string, third: string) => ({
  kind: 'gaps' as const,
  filled: { gap1: first, gap2: second, gap3: third },
})

test('a text is read as words and gaps, in order', () => {
  expect(readPassage('The [[nucleus | nuclei]] holds $[[x]$ and [[DNA]].')).toEqual([
    { text: 'The ' },
    { id: 'gap1', accepted: ['nucleus', 'nuclei'] },
    { text: ' holds $[[x]$ and ' },
    { id: 'gap2', accepted: ['DNA'] },
    { text: '.' },
  ])
})

test('whatever is typed, reading it keeps every letter outside the brackets', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('[', ']', '|', 'a', ' ', '\n') }), (typed) => {
      const words = readPassage(typed).map((piece) => ('text' in piece ? piece.text : ''))
      const outside = typed.replace(/\[\[[^[\]]*\]\]/g, '')
      expect(words.join('').replace(/\s/g, '')).toBe(outside.replace(/\s/g, ''))
    }),
  )
})

test.each([
  [filled('carbon dioxide', 'oxygen', 'starch'), 3, 'right'],
  [filled(' Carbon  Dioxide', 'OXYGEN', 'the starch'), 3, 'right'],
  [filled('oxygen', 'carbon dioxide', 'starch'), 1, 'partly'],
  [filled('', 'oxygen', ''), 1, 'partly'],
  [filled('', '', 'sugar'), 0, 'wrong'],
] as const)('each right gap counts: %j', (response, marks, verdict) => {
  expect(mark(plants, response)).toMatchObject({ marks, verdict })
})

test('blanks alone are no answer', () => {
  expect(mark(plants, filled('', ' ', ''))).toMatchObject({ marks: 0, finding: 'not-answered' })
})

test('a pupil’s browser gets no answer where gaps are typed, and all of them in another order where they are chosen', () => {
  const typed = toPupilQuestion(plants, { seed: 1, render })
  expect(JSON.stringify(typed)).not.toMatch(/carbon dioxide|oxygen|starch/)
  const chosen = toPupilQuestion({ ...plants, bank: true, distractors: ['nitrogen'] }, { seed: 1, render })
  expect(chosen).toMatchObject({ pieces: [{ text: 'Plants take in ' }, { gap: 'gap1' }, {}, {}, {}, {}, {}] })
  expect(chosen.kind === 'gaps' && chosen.bank?.toSorted()).toEqual(['carbon dioxide', 'nitrogen', 'oxygen', 'starch'])
})

test.each([
  ['No gap at all.', 'passage', /double square brackets/],
  ['An empty [[]] one.', 'passage', /Write an answer/],
  [Array.from({ length: 11 }, () => '[[a]]').join(' '), 'passage', /at most 10 gaps/],
])('%s is no question', (passage, field, sentence) => {
  const { error } = Question.safeParse({ ...plants, passage })
  expect(error?.issues[0]?.path).toEqual([field])
  expect(error?.issues[0]?.message).toMatch(sentence)
})

test('a distractor that is an answer is refused', () => {
  const { error } = Question.safeParse({ ...plants, bank: true, distractors: ['oxygen'] })
  expect(error?.issues[0]?.message).toBe('A distractor is also the answer to a gap.')
})
