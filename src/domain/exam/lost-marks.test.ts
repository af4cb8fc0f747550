import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { examQuestion } from '#tests/support/exam-question.ts'
import { countReasons, lostMarksOf, withoutReason } from './lost-marks.ts'
import { emptyAnswer, type LostReason, lostReasons } from './part-answer.ts'

const questions = [examQuestion('cells', 'e01'), examQuestion('cells', 'e02')]
const written = (ticked: string[], lost: LostReason[] = []) => ({ ...emptyAnswer, written: 'It moves.', ticked, lost })
const right = { ...emptyAnswer, response: { kind: 'numeric' as const, text: '500' } }

test('lost marks are counted by the reasons that were given, most first; the rest have none', () => {
  const lost = lostMarksOf(questions, {
    'cells/e01': { a: right, b: written(['m1'], ['command-word', 'time']) },
    'cells/e02': { b: written([], ['knowledge', 'knowledge']) },
  })
  expect(lost).toMatchObject([
    { questionId: 'cells/e01', number: 1, letter: 'b', command: 'explain', lost: 1, reasons: ['command-word'] },
    { questionId: 'cells/e02', number: 2, letter: 'a', lost: 2, reasons: [] },
    { questionId: 'cells/e02', number: 2, letter: 'b', lost: 2, reasons: ['knowledge', 'knowledge'] },
  ])
  expect(countReasons(lost)).toMatchObject([
    { reason: 'knowledge', marks: 2, of: [{ number: 2, letter: 'b' }] },
    { reason: 'command-word', marks: 1, of: [{ number: 1, letter: 'b' }] },
  ])
  expect(withoutReason(lost)).toBe(2)
})

test('whatever is given, reasons and marks without one add up to the marks that were lost', () => {
  const reasons = fc.array(fc.constantFrom(...lostReasons), { maxLength: 9 })
  fc.assert(
    fc.property(reasons, reasons, fc.subarray(['m1', 'm2']), (a, b, ticked) => {
      const lost = lostMarksOf(questions, {
        'cells/e01': { a: { ...emptyAnswer, lost: a }, b: written(ticked, b) },
        'cells/e02': { a: { ...right, lost: a } },
      })
      const told = countReasons(lost).reduce((sum, { marks }) => sum + marks, 0)
      expect(told + withoutReason(lost)).toBe(2 + (2 - ticked.length) + 2)
    }),
  )
})
