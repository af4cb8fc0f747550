import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gatherMisconceptions, type WrongChoice } from './misconceptions.ts'

const choice = (pupilId: string, label: string, rest: Partial<WrongChoice> = {}): WrongChoice => ({
  pupilId,
  questionId: 'q1',
  option: 'b',
  label,
  rightSince: false,
  ...rest,
})

describe('the misconceptions behind wrong answers', () => {
  test('pupils count once, and those who were right since are not taught again', () => {
    const [first, second] = gatherMisconceptions([
      choice('ada', 'Adds two'),
      choice('ada', 'Adds two', { questionId: 'q2' }),
      choice('ben', 'Adds two', { rightSince: true }),
      choice('cem', 'Squares', { rightSince: true }),
    ])
    expect(first).toMatchObject({ label: 'Adds two', pupilIds: ['ada', 'ben'], stillIds: ['ada'] })
    expect(first?.shownBy.map(({ questionId }) => questionId)).toEqual(['q1', 'q2'])
    expect(second).toMatchObject({ label: 'Squares', stillIds: [] })
  })

  test('every wrong choice is behind one misconception, whom to teach is among who chose, and most pupils come first', () => {
    const choices = fc.array(
      fc
        .record({
          pupil: fc.nat(9),
          label: fc.constantFrom('a', 'b', 'c'),
          question: fc.nat(3),
          rightSince: fc.boolean(),
        })
        .map(({ pupil, label, question, rightSince }) =>
          choice(`p${pupil}`, label, { questionId: `q${question}`, rightSince }),
        ),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(choices, (given) => {
        const found = gatherMisconceptions(given)
        expect(new Set(found.map(({ label }) => label))).toEqual(new Set(given.map(({ label }) => label)))
        for (const { pupilIds, stillIds } of found) expect(pupilIds).toEqual(expect.arrayContaining(stillIds))
        const held = found.map(({ stillIds }) => stillIds.length)
        expect(held).toEqual(held.toSorted((one, other) => other - one))
      }),
    )
  })
})
