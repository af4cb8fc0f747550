import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { uuid } from '#tests/support/answers.ts'
import type { QuestionOf } from '../questions/question.ts'
import { isAnswered, markPart } from './mark-part.ts'
import type { MarkingPoint, MarkScheme } from './mark-scheme.ts'
import { emptyAnswer, PartAnswer } from './part-answer.ts'

const rich = (text: string) => ({ html: text, text })
const point = (number: number, more: Partial<MarkingPoint> = {}): MarkingPoint => ({
  id: `m${number}`,
  marks: 1,
  text: rich('An idea'),
  accept: ['an idea'],
  reject: [],
  ignore: [],
  needs: null,
  ...more,
})
const points = (...list: MarkingPoint[]): MarkScheme => ({ kind: 'points', points: list, examples: [] })
const levels: MarkScheme = {
  kind: 'levels',
  levels: [
    { level: 2, from: 4, to: 6, descriptor: rich('Detailed') },
    { level: 1, from: 1, to: 3, descriptor: rich('Simple') },
  ],
  content: [rich('One'), rich('Other')],
  examples: [
    { marks: 6, answer: rich('Long'), comment: rich('All') },
    { marks: 2, answer: rich('Short'), comment: rich('Little') },
  ],
}
const number: QuestionOf<'numeric'> = {
  id: uuid(1),
  kind: 'numeric',
  prompt: 'How wide?',
  explanation: '',
  marks: 3,
  answer: 90,
  tolerance: { kind: 'exact' },
  unit: 'µm',
  unitRequired: true,
}
const asked = { id: uuid(1), kind: 'numeric', prompt: rich('How wide?'), marks: 3, wantsUnit: true } as const
const calculation = { marks: 3, final: { asked, scheme: number }, scheme: points(point(1), point(2), point(3)) }
const gives = (text: string, ticked: string[] = []): PartAnswer => ({
  ...emptyAnswer,
  response: { kind: 'numeric', text },
  ticked,
})

describe('marks of one part', () => {
  test('the points that are ticked count, each once, up to the marks of the part', () => {
    const part = { marks: 2, final: null, scheme: points(point(1), point(2), point(3)) }
    expect(markPart(part, { ...emptyAnswer, ticked: ['m1', 'm1'] }).marks).toBe(1)
    expect(markPart(part, { ...emptyAnswer, ticked: ['m1', 'm2', 'm3'] }).marks).toBe(2)
    expect(markPart(part, { ...emptyAnswer, ticked: ['m9'] }).marks).toBe(0)
  })

  test('a point that needs another counts with it alone', () => {
    const part = { marks: 2, final: null, scheme: points(point(1), point(2, { needs: 'm1' })) }
    expect(markPart(part, { ...emptyAnswer, ticked: ['m2'] }).marks).toBe(0)
    expect(markPart(part, { ...emptyAnswer, ticked: ['m1', 'm2'] }).marks).toBe(2)
  })

  test('by levels the marks are those that the pupil chose', () => {
    const part = { marks: 6, final: null, scheme: levels }
    expect(markPart(part, emptyAnswer)).toEqual({ marks: 0, marking: null, carried: false, needsPupil: true })
    expect(markPart(part, { ...emptyAnswer, chosen: 4 }).marks).toBe(4)
    expect(markPart(part, { ...emptyAnswer, chosen: 9 }).marks).toBe(6)
  })

  test('a right final answer earns every mark without a look at the working', () => {
    expect(markPart(calculation, gives('90 µm'))).toMatchObject({ marks: 3, needsPupil: false })
  })

  test('after a wrong one the working earns its marks, but not the last, which is for the answer', () => {
    expect(markPart(calculation, gives('9 µm', ['m1']))).toMatchObject({ marks: 1, needsPupil: true })
    expect(markPart(calculation, gives('9 µm', ['m1', 'm2', 'm3'])).marks).toBe(2)
  })

  test('the right number with a wrong unit keeps the marks that the engine gave', () => {
    expect(markPart(calculation, gives('90 kg'))).toMatchObject({ marks: 2, needsPupil: true })
    expect(markPart(calculation, gives('90 kg')).marking?.finding).toBe('wrong-unit')
  })

  test('an answer is one on the screen or on paper', () => {
    expect(isAnswered(emptyAnswer)).toBe(false)
    expect(isAnswered(gives('  '))).toBe(false)
    expect(isAnswered(gives('1'))).toBe(true)
    expect(isAnswered({ ...emptyAnswer, written: 'It moves.' })).toBe(true)
    expect(isAnswered({ ...emptyAnswer, onPaper: true })).toBe(true)
  })

  test("whatever is given and ticked, marks are whole and between 0 and the part's", () => {
    const given = fc.record({
      response: fc.option(fc.record({ kind: fc.constant('numeric' as const), text: fc.string({ maxLength: 20 }) })),
      written: fc.string(),
      onPaper: fc.boolean(),
      ticked: fc.array(fc.constantFrom('m1', 'm2', 'm3', 'm4', 'x')),
      chosen: fc.option(fc.integer({ min: 0, max: 40 })),
    })
    const parts = fc.constantFrom(
      calculation,
      { marks: 6, final: null, scheme: levels },
      { marks: 1, final: calculation.final, scheme: null },
      { marks: 4, final: null, scheme: points(point(1, { marks: 4 }), point(2, { marks: 3, needs: 'm1' })) },
    )
    fc.assert(
      fc.property(parts, given, (part, answer) => {
        const { marks } = markPart(part, PartAnswer.parse(answer))
        expect(Number.isInteger(marks) && marks >= 0 && marks <= part.marks).toBe(true)
      }),
    )
  })
})
