import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyseQuestions, type FirstAnswer, facilityOf, PUPILS_TO_DISCRIMINATE } from './item-analysis.ts'

const answer = (pupil: number, question: number, right: boolean, option = right ? 'a' : 'b'): FirstAnswer => ({
  pupilId: `p${pupil}`,
  questionId: `q${question}`,
  options: [option],
  right,
})
const pupils = (count: number) => Array.from({ length: count }, (_, index) => index)

const drawn = fc
  .array(fc.record({ pupil: fc.nat(14), question: fc.nat(5), option: fc.constantFrom('a', 'b', 'c', 'd') }), {
    maxLength: 120,
  })
  .map((answers) => answers.map(({ pupil, question, option }) => answer(pupil, question, option === 'a', option)))

describe('what first answers say about a question', () => {
  test('its facility is the share right, and none before anybody answered', () => {
    const [figures] = analyseQuestions([
      answer(1, 1, true),
      answer(2, 1, false),
      answer(3, 1, false),
      answer(4, 1, false),
    ])
    expect(figures && facilityOf(figures)).toBe(0.25)
    expect(facilityOf({ answered: 0, right: 0 })).toBeNull()
  })

  test('a pupil’s second answer counts for nothing', () => {
    const [figures] = analyseQuestions([answer(1, 1, false), answer(1, 1, true)])
    expect(figures).toMatchObject({ answered: 1, right: 0 })
  })

  test('a question that only those know who know the rest tells them apart; one that only the others know does the opposite', () => {
    const answers = pupils(12).flatMap((pupil) => {
      const strong = pupil < 6
      return [
        answer(pupil, 1, strong),
        answer(pupil, 2, !strong),
        ...[3, 4, 5, 6].map((question) => answer(pupil, question, strong)),
      ]
    })
    const [well, badly] = analyseQuestions(answers)
    expect(well?.discrimination).toBeGreaterThan(0.9)
    expect(badly?.discrimination).toBeLessThan(-0.9)
  })

  test('with too few pupils, and where all are right, nothing is said about telling apart', () => {
    const few = pupils(PUPILS_TO_DISCRIMINATE - 1).flatMap((pupil) => [
      answer(pupil, 1, pupil % 2 === 0),
      answer(pupil, 2, pupil % 2 === 0),
    ])
    expect(analyseQuestions(few).map(({ discrimination }) => discrimination)).toEqual([null, null])
    const alike = pupils(20).flatMap((pupil) => [answer(pupil, 1, true), answer(pupil, 2, pupil % 2 === 0)])
    expect(analyseQuestions(alike)[0]?.discrimination).toBeNull()
  })

  test('figures fit together: shares from 0 to 1, options add up to the answers, and no order of pupils matters', () => {
    fc.assert(
      fc.property(drawn, (answers) => {
        const figures = analyseQuestions(answers)
        for (const { answered, right, chosen, discrimination } of figures) {
          expect(right).toBeLessThanOrEqual(answered)
          expect([...chosen.values()].reduce((sum, count) => sum + count, 0)).toBe(answered)
          expect(chosen.get('a') ?? 0).toBe(right)
          if (discrimination !== null) expect(Math.abs(discrimination)).toBeLessThanOrEqual(1)
        }
        const renamed = analyseQuestions(answers.map((own) => ({ ...own, pupilId: `x${own.pupilId}` })))
        expect(renamed).toEqual(figures)
      }),
    )
  })
})
