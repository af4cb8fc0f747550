import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryAnswer, cardAnswer, quizAnswer, quizRunAnswers, uuid } from '#tests/support/answers.ts'
import { Answer, AnswerBatch, QuizAttempt } from './answer.ts'

const attempt = { id: uuid(1), scope: 'cells', itemIds: ['a', 'b', 'c', 'd', 'e'] }

describe('the answer as it is sent', () => {
  test('Every kind of answer survives being sent as JSON', () => {
    fc.assert(
      fc.property(arbitraryAnswer, (answer) => {
        expect(Answer.parse(JSON.parse(JSON.stringify(answer)))).toEqual(answer)
      }),
    )
  })

  test('Ids are compared in lower case, as PostgreSQL hands them back', () => {
    const id = 'ABCDEF00-0000-4000-8000-00000000ABCD'
    expect(Answer.parse({ ...cardAnswer({ id: uuid(1) }), id }).id).toBe(id.toLowerCase())
  })

  test.each([
    ['an id that is no uuid', { id: 'one' }],
    ['a choice that is no option', { choice: 4 }],
    ['a choice between options', { choice: 1.5 }],
    ['no choice', { choice: null }],
    ['neither a choice nor a response', { choice: undefined }],
    ['a choice and a response', { response: { kind: 'numeric', text: '3' } }],
    ['a response of no kind', { choice: undefined, response: { kind: 'essay', text: '3' } }],
    ['an endless response', { choice: undefined, response: { kind: 'numeric', text: '3'.repeat(301) } }],
    ['an item with a NUL', { itemId: 'cells/q\u000001' }],
    ['an item with a space', { itemId: 'cells q01' }],
    ['an endless item', { itemId: 'a'.repeat(161) }],
    ['no such day', { answeredAt: '2026-02-30T10:00:00Z' }],
    ['a time without zone', { answeredAt: '2026-02-20T10:00:00' }],
    ['an unknown kind', { kind: 'essay' }],
    ['a run of one question', { attempt: { ...attempt, itemIds: ['a'] } }],
    ['a run with a question twice', { attempt: { ...attempt, itemIds: ['a', 'b', 'c', 'd', 'a'] } }],
  ])('An answer with %s is refused', (_what, wrong) => {
    expect(Answer.safeParse({ ...quizAnswer({ id: uuid(1) }), ...wrong }).success).toBe(false)
  })

  test('contract §2: five questions make a quiz', () => {
    expect(QuizAttempt.safeParse(attempt).success).toBe(true)
    expect(QuizAttempt.safeParse({ ...attempt, itemIds: attempt.itemIds.slice(1) }).success).toBe(false)
  })

  test('A request carries 1 to 50 answers', () => {
    const answers = Array.from({ length: 10 }, (_, run) => quizRunAnswers({ from: run * 5, attempt: uuid(900 + run) }))
    expect(AnswerBatch.safeParse(answers.flat()).success).toBe(true)
    expect(AnswerBatch.safeParse([...answers.flat(), cardAnswer({ id: uuid(99) })]).success).toBe(false)
    expect(AnswerBatch.safeParse([]).success).toBe(false)
  })

  test('Nothing that is sent makes parsing throw', () => {
    fc.assert(fc.property(fc.anything(), (sent) => void Answer.safeParse(sent)))
  })
})
