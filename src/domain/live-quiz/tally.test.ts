import { expect, test } from 'vitest'
import type { Question } from '../questions/question.ts'
import { optionMark } from './option-mark.ts'
import { tally } from './tally.ts'

const base = { id: '00000000-0000-4000-8000-000000000001', prompt: 'Which?', explanation: '', marks: 1 }
const option = (id: string) => ({ id, text: `Option ${id}` })
const four: Question = {
  ...base,
  kind: 'multiple-choice',
  options: ['aaaa', 'bbbb', 'cccc', 'dddd'].map(option),
  correct: 'bbbb',
}

test('what all answered is counted by option and by how it was marked, and names nobody', () => {
  const responses = ['bbbb', 'bbbb', 'aaaa'].map((id) => ({ kind: 'multiple-choice' as const, option: id }))
  expect(tally(four, responses)).toEqual({
    answered: 3,
    right: 2,
    partly: 0,
    wrong: 1,
    chosen: { aaaa: 1, bbbb: 2, cccc: 0, dddd: 0 },
  })
})

test('an option that the question does not have counts for none', () => {
  expect(tally(four, [{ kind: 'multiple-choice', option: 'zzzz' }]).chosen).toEqual({
    aaaa: 0,
    bbbb: 0,
    cccc: 0,
    dddd: 0,
  })
})

test('questions without options are counted by their marks alone', () => {
  const truth: Question = { ...base, kind: 'true-false', correct: true }
  expect(tally(truth, [{ kind: 'true-false', value: false }]).chosen).toEqual({ true: 0, false: 1 })
  const typed: Question = {
    ...base,
    kind: 'short-text',
    accepted: ['osmosis'],
    forgiving: { case: true, accents: true, spaces: true, articles: true },
  }
  expect(tally(typed, [{ kind: 'short-text', text: 'Osmosis' }])).toMatchObject({ right: 1, chosen: {} })
})

test('the first eight options differ in shape, so that colour alone never tells them apart', () => {
  const marks = Array.from({ length: 8 }, (_, place) => optionMark(place))
  expect(new Set(marks.map(({ shape }) => shape)).size).toBe(8)
})
