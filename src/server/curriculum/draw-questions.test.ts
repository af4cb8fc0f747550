import { describe, expect, test } from 'vitest'
import { DRAWS_PER_TEMPLATE } from '#domain/curriculum/item-id.ts'
import type { QuizAnswer } from '#domain/study/answer.ts'
import { applyAnswers } from '#domain/study/record-answers.ts'
import { emptySnapshot } from '#domain/study/snapshot.ts'
import { readWrittenCurriculum } from '#tests/support/written-curriculum.ts'
import { drawQuestions } from './draw-questions.ts'
import { findStudyMaterial } from './find-study-material.ts'

const curriculum = readWrittenCurriculum()
const draw = (topicId: string, number: number) => drawQuestions({ curriculum, topicId, chance: () => number }).questions
const material = (topic: string) =>
  findStudyMaterial(curriculum, { params: { level: 'ks2', subject: 'maths' }, query: { topic } })

describe('questions drawn from templates', () => {
  test('a page that is the same for everyone holds the same draw for everyone', () => {
    expect(material('sums').drawn.map(({ id }) => id)).toEqual(['sums/t01.0'])
    expect(material('sums')).toEqual(material('sums'))
  })

  test('whoever asks gets the numbers that chance says', () => {
    expect(draw('sums', 137).map(({ id }) => id)).toEqual(['sums/t01.137'])
    expect(draw('sums', 137)).not.toEqual(draw('sums', 138))
  })

  test('a topic without templates has none, and an unknown topic is not found', () => {
    expect(draw('cells', 0)).toEqual([])
    expect(() => draw('nowhere', 0)).toThrow(expect.objectContaining({ code: 'not-found' }))
  })
})

const now = new Date('2026-05-01T10:00:00Z')
const answer = (itemId: string, choice: number): QuizAnswer => ({
  kind: 'quiz',
  id: `00000000-0000-4000-8000-${String(choice).padStart(12, '0')}`,
  itemId,
  topicId: 'sums',
  choice,
  answeredAt: now.toISOString(),
  attempt: null,
})
const record = (...answers: QuizAnswer[]) =>
  applyAnswers(emptySnapshot, answers, { now, timeZone: 'UTC', items: curriculum.itemFacts, dailyGoal: 20 })

describe('an answer to a drawn question is marked from its id alone', () => {
  test('exactly the option that was drawn as right is right, in every draw', () => {
    for (let number = 0; number < DRAWS_PER_TEMPLATE; number++) {
      const [question] = draw('sums', number)
      if (!question) throw new Error('no draw')
      const { recorded } = record(...[0, 1, 2, 3].map((choice) => answer(question.id, choice)))
      expect(recorded.map(({ correct }) => correct)).toEqual(
        [0, 1, 2, 3].map((choice) => choice === question.correctAnswer),
      )
      expect(recorded[0]?.topicId).toBe('sums')
    }
  })

  test.each(['sums/t02.7', 'sums/t01.200', 'cells/t01.7', 'nowhere/t01.7', 'sums/t01'])('%s is unknown', (itemId) => {
    expect(record(answer(itemId, 0)).refused).toEqual([{ answerId: answer(itemId, 0).id, code: 'unknown-item' }])
  })
})
