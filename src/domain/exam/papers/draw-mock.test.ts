import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { topicIdOf } from '../../curriculum/item-id.ts'
import type { AssessmentObjective, ExamPart, ExamQuestion } from '../exam-question.ts'
import { marksOf } from '../exam-question.ts'
import { drawMock, OBJECTIVE_TOLERANCE, questionsFor, sharesOf } from './draw-mock.ts'

const rich = { html: 'x', text: 'x' }
const part = (id: string, marks: number, objective: AssessmentObjective, more: Partial<ExamPart> = {}): ExamPart => ({
  id,
  letter: '',
  points: ['p1'],
  marks,
  command: 'explain',
  objectives: { [objective]: marks },
  calculator: null,
  prompt: rich,
  lines: 0,
  final: null,
  carriedOn: null,
  scheme: null,
  worked: rich,
  ...more,
})
const question = (id: string, marks: number, objective: AssessmentObjective, more: Partial<ExamQuestion> = {}) => ({
  id,
  key: 'e01',
  title: 'One',
  higher: false,
  stimulus: null,
  parts: [part(id, marks, objective)],
  ...more,
})
const topics = ['a', 'b', 'c', 'd']
/** Twelve questions a topic of one to six marks. */
const bank: ExamQuestion[] = topics.flatMap((topic) =>
  Array.from({ length: 12 }, (_, index) =>
    question(
      `${topic}/e${index + 10}`,
      (index % 6) + 1,
      (['AO1', 'AO2', 'AO1', 'AO2', 'AO3'] as const)[index % 5] ?? 'AO1',
    ),
  ),
)
const blueprint = {
  marks: 60,
  objectives: { AO1: 40, AO2: 40, AO3: 20 },
  topicIds: topics,
  sections: [],
  others: ['a/e93'],
  tier: null,
  calculator: 'allowed' as const,
}
const none = new Set<string>()

describe('a mock that is drawn from the bank', () => {
  test('has exactly the marks of each section, from its topics, in the order of the sections', () => {
    const sections = [
      { title: 'Section A: Pure', marks: 40, topicIds: ['a', 'b'] },
      { title: 'Section B: Mechanics', marks: 20, topicIds: ['c', 'd'] },
    ]
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (seed) => {
        const mock = drawMock({ ...blueprint, sections }, { bank, used: none, seed }) ?? []
        const marksIn = (topicIds: string[]) =>
          mock.filter(({ id }) => topicIds.includes(topicIdOf(id))).reduce((sum, one) => sum + marksOf(one), 0)
        expect(sections.map(({ topicIds }) => marksIn(topicIds))).toEqual([40, 20])
        expect(mock.map(({ id }) => topicIdOf(id))).toEqual(mock.map(({ id }) => topicIdOf(id)).toSorted())
      }),
      { numRuns: 30 },
    )
  })

  test('takes earlier questions again where the new ones alone miss the shares of the objectives', () => {
    const few = Array.from({ length: 12 }, (_, at) => question(`a/e${at + 10}`, 5, at < 8 ? 'AO1' : 'AO2'))
    const halves = { ...blueprint, marks: 20, objectives: { AO1: 50, AO2: 50 } }
    const used = new Set(few.filter(({ parts }) => parts[0]?.objectives.AO2).map(({ id }) => id))
    const mock = drawMock(halves, { bank: few, used, seed: 1 }) ?? []
    expect(mock.filter(({ id }) => used.has(id))).toHaveLength(2)
    expect(mock).toHaveLength(4)
  })

  test('has exactly the marks, the shares of its blueprint, no question twice, and questions of every topic', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (seed) => {
        const mock = drawMock(blueprint, { bank, used: none, seed }) ?? []
        expect(mock.reduce((sum, one) => sum + marksOf(one), 0)).toBe(60)
        expect(new Set(mock).size).toBe(mock.length)
        expect(new Set(mock.map(({ id }) => topicIdOf(id))).size).toBe(topics.length)
        for (const [name, share] of sharesOf(mock))
          expect(Math.abs(share - (blueprint.objectives[name as 'AO1'] ?? 0))).toBeLessThanOrEqual(OBJECTIVE_TOLERANCE)
      }),
      { numRuns: 20 },
    )
  })

  test('is the same for the same seed', () => {
    expect(drawMock(blueprint, { bank, used: none, seed: 7 })).toEqual(
      drawMock(blueprint, { bank, used: none, seed: 7 }),
    )
  })

  test('shares no question with the one before until the bank is used up', () => {
    const first = drawMock(blueprint, { bank, used: none, seed: 1 }) ?? []
    const used = new Set(first.map(({ id }) => id))
    const second = drawMock(blueprint, { bank, used, seed: 2 }) ?? []
    expect(second.filter(({ id }) => used.has(id))).toEqual([])
    const all = new Set(bank.map(({ id }) => id))
    expect(drawMock(blueprint, { bank, used: all, seed: 3 })?.length).toBeGreaterThan(0)
  })

  test('is none where the bank cannot fill it', () => {
    expect(drawMock({ ...blueprint, marks: 500 }, { bank, used: none, seed: 1 })).toBeNull()
    expect(drawMock({ ...blueprint, objectives: { AO4: 100 } }, { bank, used: none, seed: 1 })).toBeNull()
    expect(drawMock(blueprint, { bank: [], used: none, seed: 1 })).toBeNull()
  })

  test('has only what its tier, its board and its rule on calculators allow', () => {
    const higher = question('a/e90', 3, 'AO1', { higher: true })
    const calculator = question('a/e91', 3, 'AO1', { parts: [part('a/e91', 3, 'AO1', { calculator: true })] })
    const other = question('z/e92', 3, 'AO1')
    const ofAnotherBoard = question('a/e93', 3, 'AO1')
    const some = [higher, calculator, other, ofAnotherBoard]
    expect(questionsFor({ ...blueprint, tier: 'foundation' }, some)).toEqual([calculator])
    expect(questionsFor({ ...blueprint, tier: 'higher', calculator: 'not allowed' }, some)).toEqual([higher])
    expect(questionsFor({ ...blueprint, calculator: null }, some)).toEqual([higher])
  })

  test('stands in the order of the topics, short before long', () => {
    const mock = drawMock(blueprint, { bank, used: none, seed: 4 }) ?? []
    const places = mock.map((one) => topics.indexOf(topicIdOf(one.id)) * 100 + marksOf(one))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })
})
