import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  anyQuestion,
  anyResponse,
  anyWritten,
  questionOf,
  rightResponse,
  written,
} from '#tests/support/quiz-questions.ts'
import { mark } from './mark-question.ts'
import { toPupilQuestion } from './pupil-question.ts'
import { Question } from './question.ts'

const multi = questionOf('multiple-response', { marks: 2 })
const ordered = questionOf('ordering', { marks: 3 })
const matched = questionOf('matching', { marks: 3 })

describe('marking', () => {
  test('The mark scheme’s own answer earns every mark, for every kind of question', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const marking = mark(question, rightResponse(question))
        expect(marking).toEqual({
          marks: question.marks,
          outOf: question.marks,
          verdict: 'right',
          misconceptions: [],
          finding: null,
        })
      }),
    )
  })

  test('Marks are whole, from none to all; all of them only for what is right, and misconceptions only for what is not', () => {
    fc.assert(
      fc.property(anyQuestion, anyResponse, (question, response) => {
        const { marks, outOf, verdict, misconceptions } = mark(question, response)
        expect(Number.isInteger(marks) && marks >= 0 && marks <= outOf).toBe(true)
        expect(outOf).toBe(question.marks)
        expect(verdict === 'right').toBe(marks === outOf)
        if (verdict === 'right') expect(misconceptions).toEqual([])
      }),
    )
  })

  test('What was written waits for a teacher, whatever it says; nothing written waits for nobody', () => {
    fc.assert(
      fc.property(anyWritten, fc.string({ minLength: 1 }), (question, text) => {
        const marking = mark(question, { kind: 'written', text, onPaper: true })
        expect(marking).toMatchObject({ marks: 0, outOf: question.marks, verdict: 'waiting', finding: null })
        const nothing = mark(question, { kind: 'written', text: '  ', onPaper: false })
        expect(nothing).toMatchObject({ marks: 0, verdict: 'wrong', finding: 'not-answered' })
      }),
    )
    const few = { ...written, marks: 4 }
    expect(Question.safeParse(few).error?.issues[0]?.message).toBe(
      'The points add up to fewer marks than the question has.',
    )
    expect(Question.safeParse(written).success).toBe(true)
  })

  test('No response earns nothing, and says so', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        expect(mark(question, null)).toMatchObject({ marks: 0, verdict: 'wrong', finding: 'not-answered' })
      }),
    )
  })

  test('A wrong option shows its misconception', () => {
    const question = questionOf('multiple-choice')
    expect(mark(question, { kind: 'multiple-choice', option: 'opt2' })).toMatchObject({
      marks: 0,
      misconceptions: ['Plants breathe in oxygen to make food'],
    })
    expect(mark(questionOf('true-false'), { kind: 'true-false', value: false })).toMatchObject({
      misconceptions: ['Heavier things fall faster'],
    })
  })

  test.each([
    [['opt1', 'opt2'], 2, 'right'],
    [['opt1'], 1, 'partly'],
    [['opt1', 'opt2', 'opt3'], 1, 'partly'],
    [['opt1', 'opt3'], 0, 'wrong'],
    [['opt1', 'opt2', 'opt3', 'opt4'], 0, 'wrong'],
    [[], 0, 'wrong'],
  ] as const)('Of two right options, choosing %j earns %i of 2', (options, marks, verdict) => {
    expect(mark(multi, { kind: 'multiple-response', options: [...options] })).toMatchObject({ marks, verdict })
  })

  test.each([
    [['it01', 'it02', 'it03', 'it04'], 3],
    [['it02', 'it03', 'it04', 'it01'], 2],
    [['it01', 'it02', 'it04', 'it03'], 1],
    [['it04', 'it03', 'it02', 'it01'], 0],
    [['it01', 'it02'], 0],
    [['it01', 'it01', 'it01', 'it01'], 0],
  ])('The order %j earns %i of 3', (order, marks) => {
    expect(mark(ordered, { kind: 'ordering', order })).toMatchObject({ marks })
  })

  test('Pairs earn a share each, and the same words are the same choice', () => {
    expect(mark(matched, { kind: 'matching', matches: { st01: 'ch01', st02: 'ch03' } })).toMatchObject({ marks: 1 })
    // The third pair has the same words as the first.
    expect(mark(matched, { kind: 'matching', matches: { st01: 'ch03', st02: 'ch02', st03: 'ch01' } })).toMatchObject({
      marks: 3,
    })
    expect(mark(matched, { kind: 'matching', matches: { st01: 'dis1' } })).toMatchObject({ marks: 0 })
  })

  test('A share of a mark is rounded down, and said to be partly right', () => {
    expect(mark({ ...multi, marks: 1 }, { kind: 'multiple-response', options: ['opt1'] })).toMatchObject({
      marks: 0,
      verdict: 'partly',
    })
  })

  const words = questionOf('short-text')
  test.each(['The Café', 'cafe', ' CAFÉ ', 'café.', 'a cafe', 'coffee-house', 'Coffee  house'])(
    '%s is accepted',
    (text) => expect(mark(words, { kind: 'short-text', text })).toMatchObject({ marks: 1 }),
  )
  test.each(['cafés', 'tea house', 'the'])('%s is not', (text) =>
    expect(mark(words, { kind: 'short-text', text })).toMatchObject({ marks: 0 }),
  )
  test('A minus sign is no hyphen', () => {
    const numbers = { ...words, accepted: ['-3', 'x = -1.5', '10^-4'] }
    for (const text of ['-3', '−3', '- 3', 'x=−1.5', '10 ^ -4'])
      expect(mark(numbers, { kind: 'short-text', text })).toMatchObject({ marks: 1 })
    for (const text of ['3', 'x = 1.5', '10^4'])
      expect(mark(numbers, { kind: 'short-text', text })).toMatchObject({ marks: 0 })
    const named = { ...words, accepted: ['covid-19', 'T-shirt'] }
    for (const text of ['covid 19', 'Covid19', 't shirt'])
      expect(mark(named, { kind: 'short-text', text })).toMatchObject({ marks: 1 })
  })
  test('What isn’t forgiven counts', () => {
    const strict = { ...words, forgiving: { case: false, accents: false, spaces: false, articles: false } }
    for (const text of ['Café', 'cafe', 'the café', 'coffeehouse'])
      expect(mark(strict, { kind: 'short-text', text })).toMatchObject({ marks: 0 })
    expect(mark(strict, { kind: 'short-text', text: 'café' })).toMatchObject({ marks: 1 })
  })
})

const render = (text: string) => ({ html: text, text })

describe('what a pupil’s browser gets', () => {
  test('Nothing of the mark scheme is in it, whatever the question', () => {
    fc.assert(
      fc.property(anyQuestion, fc.nat(), (question, seed) => {
        const shown = JSON.stringify(toPupilQuestion(question, { seed, render }))
        for (const word of ['correct', 'accepted', 'misconception', 'explanation', 'answer', 'tolerance', 'forgiving'])
          expect(shown).not.toContain(`"${word}"`)
        expect(shown).not.toContain('Because of the mark scheme')
      }),
    )
  })

  test('It is the same for the same seed; items to order never come in the right order', () => {
    fc.assert(
      fc.property(anyQuestion, fc.nat(), (question, seed) => {
        const shown = toPupilQuestion(question, { seed, render })
        expect(toPupilQuestion(question, { seed, render })).toEqual(shown)
        if (shown.kind === 'ordering' && question.kind === 'ordering')
          expect(mark(question, { kind: 'ordering', order: shown.items.map(({ id }) => id) }).verdict).not.toBe('right')
      }),
    )
  })

  test('Every place is as likely for the right option', () => {
    const question = questionOf('multiple-choice')
    const places = [0, 0, 0, 0]
    for (let seed = 0; seed < 4000; seed++) {
      const shown = toPupilQuestion(question, { seed, render })
      if (shown.kind !== 'multiple-choice') throw new Error('another kind')
      const place = shown.options.findIndex(({ id }) => id === question.correct)
      places[place] = (places[place] ?? 0) + 1
    }
    for (const times of places) expect(times).toBeGreaterThan(850)
  })
})

describe('a question', () => {
  test('What every builder makes is one', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        expect(Question.parse(question)).toEqual(question)
      }),
    )
  })

  const faulty: [what: string, question: unknown][] = [
    ['no right option', { ...questionOf('multiple-choice'), correct: 'opt9' }],
    ['three options', { ...questionOf('multiple-choice'), options: questionOf('multiple-choice').options.slice(1) }],
    ['nothing right of several', { ...multi, correct: [] }],
    ['an option right twice', { ...multi, correct: ['opt1', 'opt1'] }],
    [
      'two options alike',
      { ...multi, options: [...multi.options, { id: 'opt9', text: ' Lead ' }, { id: 'op10', text: 'Lead' }] },
    ],
    ['an empty prompt', { ...ordered, prompt: ' ' }],
    ['a distractor that is right', { ...matched, distractors: [{ id: 'dis1', text: 'Paris' }] }],
    ['a tolerance of nothing', { ...questionOf('numeric'), tolerance: { kind: 'within', amount: 0 } }],
    ['an endless answer', { ...questionOf('numeric'), answer: Number.POSITIVE_INFINITY }],
    ['no marks', { ...multi, marks: 0 }],
    ['half a mark', { ...multi, marks: 0.5 }],
  ]
  test.each(faulty)('with %s is refused', (_what, question) => {
    expect(Question.safeParse(question).success).toBe(false)
  })
})
