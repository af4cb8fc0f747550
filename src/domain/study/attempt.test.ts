import { describe, expect, test } from 'vitest'
import { items, quizRunAnswers, uuid } from '#tests/support/answers.ts'
import type { QuizAttempt } from './answer.ts'
import { type Attempt, type AttemptRefusal, answerAttempt, correctIn, isPerfect } from './attempt.ts'

const itemIds = quizRunAnswers({ from: 1, attempt: uuid(1) }).map((answer) => answer.itemId)
const claim: QuizAttempt = { id: uuid(1), scope: 'cells', itemIds }
const ten = new Date('2026-03-02T10:00:00Z')

function answered(
  before: Attempt | undefined,
  itemId: string,
  options: Partial<QuizAttempt> & { correct?: boolean; at?: Date } = {},
) {
  const { correct = true, at = ten, ...changed } = options
  const item = items.get(itemId)
  if (!item) throw new Error(itemId)
  return answerAttempt(before, { ...claim, ...changed }, { itemId, item, correct, at })
}

function accepted(result: Attempt | AttemptRefusal): Attempt {
  if (typeof result === 'string') throw new Error(result)
  return result
}

const first = accepted(answered(undefined, 'cells/q01'))
const whole = itemIds.slice(1).reduce((run, itemId) => accepted(answered(run, itemId)), first)

describe('a quiz attempt', () => {
  test('The first answer begins it, the last finishes it', () => {
    expect(first).toMatchObject({ scope: 'cells', total: 5, startedAt: ten, finishedAt: null })
    expect(whole.finishedAt).toEqual(ten)
    expect(correctIn(whole)).toBe(5)
  })

  test('It is perfect when it is finished without a mistake', () => {
    expect(isPerfect(first)).toBe(false)
    expect(isPerfect(whole)).toBe(true)
    const mistaken = accepted(answered(undefined, 'cells/q01', { correct: false }))
    const finished = itemIds.slice(1).reduce((run, itemId) => accepted(answered(run, itemId)), mistaken)
    expect(finished.finishedAt).toEqual(ten)
    expect(isPerfect(finished)).toBe(false)
  })

  test('It began with its earliest answer, also when that one arrives late', () => {
    const earlier = accepted(answered(undefined, 'cells/q02', { at: new Date('2026-03-02T09:00:00Z') }))
    expect(accepted(answered(earlier, 'cells/q01')).startedAt).toEqual(earlier.startedAt)
    expect(accepted(answered(first, 'cells/q02', { at: earlier.startedAt })).startedAt).toEqual(earlier.startedAt)
  })

  test("A question's second answer is refused, so that a mistake can't be fixed", () => {
    expect(answered(first, 'cells/q01')).toBe('already-answered')
    expect(answered(whole, 'cells/q01')).toBe('already-answered')
  })

  test('A question that the run does not name, or of another topic than its scope, is refused', () => {
    expect(answered(first, 'cells/q06')).toBe('wrong-attempt')
    expect(answered(undefined, 'genes/q01', { itemIds: ['genes/q01', ...itemIds.slice(1)] })).toBe('wrong-attempt')
  })

  test('A run on a whole subject takes questions of all its topics and of no other subject', () => {
    const mixed = { scope: 'gcse/biology', itemIds: ['cells/q01', 'genes/q01', 'sums/q01', 'cells/q02', 'genes/q02'] }
    expect(typeof answered(undefined, 'genes/q01', mixed)).toBe('object')
    expect(answered(undefined, 'sums/q01', mixed)).toBe('wrong-attempt')
  })

  test('An answer that describes the run otherwise than before is refused', () => {
    expect(answered(first, 'cells/q02', { scope: 'gcse/biology' })).toBe('wrong-attempt')
    expect(answered(first, 'cells/q02', { itemIds: [...itemIds, 'cells/q06'] })).toBe('wrong-attempt')
    expect(answered(whole, 'cells/q06', { itemIds: ['cells/q06', ...itemIds.slice(1)] })).toBe('wrong-attempt')
  })
})
