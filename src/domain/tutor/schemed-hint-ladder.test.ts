import { describe, expect, test } from 'vitest'
import { questionOf } from '#tests/support/quiz-questions.ts'
import type { SchemedQuestion } from '../curriculum/topic.ts'
import { toPupilQuestion } from '../questions/pupil-question.ts'
import type { Question } from '../questions/question.ts'
import { questionKinds } from '../questions/question-kinds.ts'
import { schemedHintLadder } from './schemed-hint-ladder.ts'

const rich = (text: string) => ({ html: text, text })
const asking = (scheme: Question): SchemedQuestion => ({
  id: 'cells/q11',
  key: 'q11',
  point: 'p1',
  question: rich(scheme.prompt),
  asked: toPupilQuestion(scheme, { seed: 1, render: rich }),
  scheme,
  explanation: rich(scheme.explanation),
})
const hints = (scheme: Question, sentence?: string) =>
  schemedHintLadder({ question: asking(scheme), point: 'Water', heading: 'How water moves', sentence })

describe('the hints for a question without four options', () => {
  test.each(questionKinds)('%s: where to read, how to go about it, and a part of the answer', (kind) => {
    const [idea, approach, part] = hints(questionOf(kind))
    expect(idea).toMatchObject({ kind: 'idea', text: expect.stringContaining('‘How water moves’') })
    expect(approach.text).not.toBe('')
    expect(part).toMatchObject({ kind: 'part', text: expect.stringMatching(/\.$/) })
    expect(part.text).not.toContain('undefined')
  })

  test('the sentence of the note comes with the answer left out', () => {
    const scheme = { ...questionOf('short-text'), prompt: 'What is it called?', accepted: ['osmosis'] }
    const [, , last] = hints(scheme, 'Water moves through a partially permeable membrane by osmosis.')
    expect(last).toEqual({
      kind: 'sentence',
      text: 'Water moves through a partially permeable membrane by _____.',
    })
  })

  test.each([
    [1000, 'The answer is at least 1000 and less than 10000.'],
    [0.025, 'The answer is at least 0.01 and less than 0.1.'],
    [-4, 'The answer is less than 0.'],
    [0, 'Look for what cancels out.'],
  ])('%s: how large the number is, and no more', (answer, text) => {
    expect(hints({ ...questionOf('numeric'), answer })[2]).toEqual({ kind: 'part', text })
  })
})
