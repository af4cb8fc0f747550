import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { examQuestion } from '#tests/support/exam-question.ts'
import { carryOn } from './carried-answer.ts'
import type { ExamPart } from './exam-question.ts'
import { markExamAnswer } from './mark-exam-answer.ts'
import { markParts } from './mark-parts.ts'
import { emptyAnswer, type PartAnswer } from './part-answer.ts'

const [calculation] = examQuestion('cells').parts as [ExamPart]
/** A part that asks for a number; its working earns one mark of two. */
function part(letter: string, answer: number, more: { unit?: string; formula?: string } = {}): ExamPart {
  const { unit = null, formula } = more
  const scheme = { ...(calculation.final as { scheme: object }).scheme, answer, unit, unitRequired: unit !== null }
  return {
    ...calculation,
    letter,
    final: { ...calculation.final, scheme } as ExamPart['final'],
    carriedOn: formula ? { from: 'a', formula } : null,
  }
}
/** 20 m in 4 s, then the momentum of 3 kg at that speed. */
const question = {
  ...examQuestion('cells'),
  parts: [part('a', 5, { unit: 'm/s' }), part('b', 15, { unit: 'kg m/s', formula: '3a' })],
}
const gives = (text: string): PartAnswer => ({ ...emptyAnswer, response: { kind: 'numeric', text } })
const marksOf = (a: string | null, b: string) =>
  markParts(question, { ...(a !== null && { a: gives(a) }), b: gives(b) }).map(({ marks, carried }) => [marks, carried])

describe('an answer that carries on from an earlier part', () => {
  test('a wrong answer to (a), carried on rightly, earns the marks of (b), and says so', () => {
    expect(marksOf('80 m/s', '240 kg m/s')).toEqual([
      [0, false],
      [2, true],
    ])
    expect(marksOf('80 m/s', '250 kg m/s')[1]).toEqual([0, false])
  })

  test('the right answer is right whatever (a) was; without an answer to (a) nothing is carried on', () => {
    expect(marksOf('80 m/s', '15 kg m/s')[1]).toEqual([2, false])
    expect(marksOf('5 m/s', '15 kg m/s')[1]).toEqual([2, false])
    expect(marksOf(null, '240 kg m/s')[1]).toEqual([0, false])
    expect(marksOf('fast', '240 kg m/s')[1]).toEqual([0, false])
    expect(marksOf('0 m/s', '0 kg m/s')[1]).toEqual([0, false])
  })

  test('what was written in another unit is carried on in the unit that was asked for', () => {
    expect(marksOf('0.08 km/s', '240 kg m/s')[1]).toEqual([2, true])
    expect(marksOf('80', '240 kg m/s')[1]).toEqual([2, true])
    // A carried number without its unit loses the mark that any number without one loses.
    expect(marksOf('80 m/s', '240')[1]).toEqual([1, true])
  })

  test('a carried answer may be rounded', () => {
    const thirds = { ...question, parts: [part('a', 6), part('b', 2, { formula: 'a/3' })] }
    const marks = (b: string) => markExamAnswer(thirds, { a: gives('7'), b: gives(b) }).marks
    expect([marks('2.33'), marks('2.3333'), marks('2.5')]).toEqual([2, 2, 0])
  })

  test('a formula that makes no number carries nothing on', () => {
    expect(carryOn({ from: 'a', formula: 'sqrt(a)' }, -4)).toBeNull()
    expect(carryOn({ from: 'a', formula: '1/(a-2)' }, 2)).toBeNull()
    expect(carryOn({ from: 'a', formula: '2b' }, 2)).toBeNull()
    expect(carryOn({ from: 'a', formula: '1/2 × 4a^2' }, 3)).toBe(18)
  })

  test('whatever is given, carrying on never takes a mark away, and marks stay between 0 and the most', () => {
    const numbers = fc.oneof(
      fc.double({ noNaN: true }).map(String),
      fc.integer({ min: -100, max: 100 }).map((number) => `${number} m/s`),
      fc.string({ maxLength: 12 }),
    )
    const formulas = fc.constantFrom('3a', 'a/0', 'a^9', 'sqrt(a)', '1/a', 'ln(a)', '2^a', ')(')
    fc.assert(
      fc.property(numbers, numbers, formulas, (a, b, formula) => {
        const answers = { a: gives(a), b: gives(b) }
        const parts = [part('a', 5, { unit: 'm/s' }), part('b', 15, { formula })]
        const without = parts.map((one) => ({ ...one, carriedOn: null }))
        const [carried, plain] = [{ parts }, { parts: without }].map((of) => markParts(of, answers)[1])
        expect(carried?.marks).toBeGreaterThanOrEqual(plain?.marks ?? 0)
        expect(carried?.marks).toBeLessThanOrEqual(2)
        expect(Number.isInteger(carried?.marks)).toBe(true)
      }),
    )
  })
})
