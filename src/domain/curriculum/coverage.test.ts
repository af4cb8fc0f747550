import { expect, test } from 'vitest'
import { type CountedTopic, coverageOf, sumOfFigures, taughtShareOf } from './coverage.ts'
import type { Specification, Statement } from './specification.ts'

const statement = (text: string, ...points: string[]): Statement => ({
  reference: '1.1',
  text,
  tier: 'both',
  papers: ['1'],
  option: null,
  taught: points.map((point) => ({ topicId: 'cells', point })),
})
const specification = (...statements: Statement[]): Specification => ({
  level: 'gcse',
  subject: 'biology',
  board: 'aqa',
  sections: [{ reference: '1', title: 'Cells', statements }],
})
const cells = (...items: CountedTopic['items']): CountedTopic => ({ id: 'cells', items })
const figures = (of: Specification, ...topics: CountedTopic[]) => coverageOf(of, topics).figures

test('a statement is taught when a point teaches it, whether or not anything asks it', () => {
  expect(figures(specification(statement('one', 'p1'), statement('two')), cells())).toEqual({
    statements: 2,
    taught: 1,
    asked: 0,
    examined: 0,
  })
})

test('a statement is asked from two items on the points that teach it', () => {
  const one = specification(statement('one', 'p1', 'p2'))
  expect(figures(one, cells({ point: 'p1' })).asked).toBe(0)
  expect(figures(one, cells({ point: 'p1' }, { point: 'p3' })).asked).toBe(0)
  expect(figures(one, cells({ point: 'p1' }, { point: 'p2' })).asked).toBe(1)
})

test('an item is not counted for two statements: a point shares its items out', () => {
  const three = specification(statement('one', 'p1'), statement('two', 'p1'), statement('three', 'p1'))
  const items = (count: number) => cells(...Array.from({ length: count }, () => ({ point: 'p1' })))
  expect(figures(three, items(5)).asked).toBe(0)
  expect(figures(three, items(6)).asked).toBe(3)
})

test('shares that make two whole items together are two', () => {
  const thirds = (point: string) => [1, 2].map((number) => statement(`${point} ${number}`, point))
  const of = specification(statement('both', 'p1', 'p2'), ...thirds('p1'), ...thirds('p2'))
  const items = cells(...['p1', 'p1', 'p1', 'p1', 'p1', 'p2'].map((point) => ({ point })))
  expect(coverageOf(of, [items]).sections[0]?.statements[0]?.asked).toBe(true)
})

test('an item of another topic does not count, though its point is called the same', () => {
  const other = { id: 'genes', items: [{ point: 'p1' }, { point: 'p1' }] }
  expect(figures(specification(statement('one', 'p1')), other).asked).toBe(0)
})

test('a statement is examined when an item with marks serves it', () => {
  const one = specification(statement('one', 'p1'))
  expect(figures(one, cells({ point: 'p1' }, { point: 'p1' })).examined).toBe(0)
  expect(figures(one, cells({ point: 'p1', marks: 4 })).examined).toBe(1)
})

test('pupils are told what is not taught, by section, and no section without a gap', () => {
  const of = specification(statement('one', 'p1'), { ...statement('two'), tier: 'higher' })
  const whole = {
    ...of,
    sections: [...of.sections, { reference: '2', title: 'Genes', statements: [statement('three', 'p1')] }],
  }
  expect(taughtShareOf(coverageOf(whole, [cells()]))).toEqual({
    level: 'gcse',
    subject: 'biology',
    board: 'aqa',
    statements: 3,
    taught: 2,
    gaps: [
      {
        reference: '1',
        title: 'Cells',
        statements: [{ reference: '1.1', text: 'two', tier: 'higher', option: null }],
      },
    ],
  })
})

test('figures add up', () => {
  const some = { statements: 3, taught: 2, asked: 1, examined: 0 }
  expect(sumOfFigures([some, some])).toEqual({ statements: 6, taught: 4, asked: 2, examined: 0 })
  expect(sumOfFigures([])).toEqual({ statements: 0, taught: 0, asked: 0, examined: 0 })
})
