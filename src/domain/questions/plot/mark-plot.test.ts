import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { questionOf } from '#tests/support/quiz-questions.ts'
import { mark } from '../mark-question.ts'
import { Question, type QuestionOf } from '../question.ts'
import { rightPoints } from './mark-plot.ts'
import { writePoints } from './write-points.ts'

const axis = (from: number, to: number, step = 1) => ({ label: '', from, to, step })
const points = questionOf('plot')
const line = questionOf('plot', {
  task: 'line',
  marks: 2,
  answer: [
    { x: 0, y: 1 },
    { x: 2, y: 5 },
  ],
})
const bars = questionOf('plot', {
  task: 'bars',
  x: null,
  y: axis(0, 20, 2),
  categories: ['Red', 'Blue'],
  answer: [
    { x: 0, y: 7 },
    { x: 1, y: 12 },
  ],
  tolerance: 0.25,
})
const numbers = questionOf('plot', { task: 'number-line', y: null, answer: [{ x: -2, y: 0 }], marks: 1 })
const at = (...pairs: [number, number][]) => pairs.map(([x, y]) => ({ x, y }))
const marked = (question: QuestionOf<'plot'>, ...pairs: [number, number][]) =>
  mark(question, { kind: 'plot', points: at(...pairs) })

describe('marking what is plotted', () => {
  test('Points count in any order, each once, within the tolerance', () => {
    expect(marked(points, [3, -1], [1, 2])).toMatchObject({ marks: 2, verdict: 'right' })
    expect(marked(points, [1.25, 2], [1, 2])).toMatchObject({ marks: 1, verdict: 'partly' })
    expect(marked(points, [1.2, 2.1], [3, -1])).toMatchObject({ marks: 2 })
    expect(marked(points, [2, 1], [-1, 3])).toMatchObject({ marks: 0, verdict: 'wrong' })
  })

  test('Plotting everywhere earns no more than the first points', () => {
    expect(marked(points, [0, 0], [4, 4], [1, 2], [3, -1])).toMatchObject({ marks: 0 })
  })

  test.each<[[number, number][], number]>([
    [at([0, 1], [2, 5]).map(({ x, y }) => [x, y]), 2],
    [
      [
        [-1, -1],
        [1, 3],
      ],
      2,
    ],
    [
      [
        [2, 5],
        [-1, -1],
      ],
      2,
    ],
    [
      [
        [0, 1],
        [2, 4],
      ],
      1,
    ],
    [
      [
        [0, 1],
        [0, 1],
      ],
      1,
    ],
    [[[0, 1]], 1],
    [
      [
        [0, 2],
        [2, 6],
      ],
      0,
    ],
  ])('The line y = 2x + 1 drawn through %j earns %i of 2', (drawn, marks) => {
    expect(marked(line, ...drawn)).toMatchObject({ marks })
  })

  test('Bars are known by their category and measured in squares', () => {
    expect(marked(bars, [1, 12], [0, 7.4])).toMatchObject({ marks: 2 })
    expect(marked(bars, [0, 12], [1, 7])).toMatchObject({ marks: 0 })
  })

  test('On a number line nothing but the number counts', () => {
    expect(marked(numbers, [-2, 99])).toMatchObject({ verdict: 'right' })
    expect(marked(numbers, [2, 0])).toMatchObject({ verdict: 'wrong' })
  })

  test('The answer itself, moved by less than the tolerance, is right whatever the axes', () => {
    const step = fc.constantFrom(0.1, 0.5, 1, 5, 20)
    const squares = fc.uniqueArray(fc.tuple(fc.nat(10), fc.nat(10)), {
      minLength: 1,
      maxLength: 6,
      selector: ([x, y]) => `${x} ${y}`,
    })
    fc.assert(
      fc.property(step, step, squares, fc.double({ min: -0.2, max: 0.2, noNaN: true }), (across, up, cells, off) => {
        const answer = cells.map(([x, y]) => ({ x: x * across, y: y * up }))
        const question = questionOf('plot', { x: axis(0, 10 * across, across), y: axis(0, 10 * up, up), answer })
        const given = answer.map(({ x, y }) => ({ x: x + off * across, y: y - off * up })).reverse()
        expect(mark(question, { kind: 'plot', points: given }).verdict).toBe('right')
        expect(rightPoints(question, given)).toEqual(given.map(() => true))
      }),
    )
  })
})

test('What is plotted is told in words', () => {
  expect(writePoints(points, points.answer)).toBe('(1, 2), (3, −1)')
  expect(writePoints(line, line.answer)).toBe('the line through (0, 1) and (2, 5)')
  expect(writePoints(bars, bars.answer)).toBe('Red: 7, Blue: 12')
  expect(writePoints(numbers, numbers.answer)).toBe('−2')
})

test.each<[string, object, RegExp]>([
  ['a point beyond the axes', { answer: at([9, 9]) }, /beyond the axes/],
  ['the same point twice', { answer: at([1, 1], [1, 1]) }, /the same/],
  ['a line through one point', { task: 'line', answer: at([1, 1]) }, /two points/],
  ['bars without names', { task: 'bars', x: null, answer: at([0, 1]) }, /one height for each bar/],
  ['no axis', { x: null }, /along the bottom/],
  ['an axis that runs backwards', { x: axis(5, -5) }, /ends above/],
  ['a hundred lines', { x: axis(0, 100) }, /at most 40 steps/],
])('%s is no question', (_what, change, says) => {
  const { error } = Question.safeParse({ ...points, ...change })
  expect(error?.issues.map(({ message }) => message).join()).toMatch(says)
})
