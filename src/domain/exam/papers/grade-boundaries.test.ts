import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  boundariesFor,
  estimateGrade,
  GradeBoundaries,
  qualificationTarget,
  readGrades,
  writeGrades,
} from './grade-boundaries.ts'

const june = { month: 'June', year: 2023, outOf: 240, grades: readGrades('9 200\n6 120\n4 60') } as const
const paper = { id: 'gcse-maths-aqa-1-higher', level: 'gcse', subject: 'maths', board: 'aqa', tier: 'higher' } as const
const faults = (more: object) =>
  GradeBoundaries.safeParse({ ...june, ...more }).error?.issues.map(({ message }) => message)

test('a share of the marks earns the grade of the same share of the boundaries', () => {
  expect(estimateGrade({ marks: 40, outOf: 80 }, june)).toEqual({ grade: '6', lowest: '4' })
  expect(estimateGrade({ marks: 39, outOf: 80 }, june).grade).toBe('4')
  expect(estimateGrade({ marks: 80, outOf: 80 }, june).grade).toBe('9')
  expect(estimateGrade({ marks: 19, outOf: 80 }, june)).toEqual({ grade: null, lowest: '4' })
})

test('more marks never earn a lower grade', () => {
  const place = (marks: number) => {
    const { grade } = estimateGrade({ marks, outOf: 80 }, june)
    return june.grades.findIndex((one) => one.grade === (grade ?? '')) >>> 0
  }
  fc.assert(
    fc.property(fc.nat(80), fc.nat(80), (one, other) => {
      expect(place(Math.max(one, other))).toBeLessThanOrEqual(place(Math.min(one, other)))
    }),
  )
})

test('a paper has its own boundaries, or those of its qualification and tier, or none', () => {
  const own = { ...june, year: 2024 } as GradeBoundaries
  const all = { 'gcse-maths-aqa-higher': june as GradeBoundaries }
  expect(qualificationTarget(paper)).toBe('gcse-maths-aqa-higher')
  expect(boundariesFor(paper, all)?.year).toBe(2023)
  expect(boundariesFor(paper, { ...all, [paper.id]: own })?.year).toBe(2024)
  expect(boundariesFor({ ...paper, tier: 'foundation', id: 'x' }, all)).toBeNull()
})

test('grades are read as they are typed, and what cannot be right is refused in words', () => {
  expect(readGrades(' A* 250\n\nA: 220 \nB=190')).toEqual([
    { grade: 'A*', from: 250 },
    { grade: 'A', from: 220 },
    { grade: 'B', from: 190 },
  ])
  expect(writeGrades(june.grades)).toBe('9 200\n6 120\n4 60')
  expect(faults({})).toBeUndefined()
  expect(faults({ grades: [] })).toEqual(['Write at least one grade with its marks.'])
  expect(faults({ grades: readGrades('4 60\n9 200') })).toEqual([
    'Write the highest grade first, each with fewer marks than the one before.',
  ])
  expect(faults({ grades: readGrades('9 200\n9 100') })).toEqual(['Write each grade once.'])
  expect(faults({ grades: readGrades('9 260') })).toEqual(['The highest grade needs more marks than there were.'])
  expect(faults({ grades: readGrades('first 20') })).toEqual(['A grade reads 7, 7-6, A* or B.'])
  expect(faults({ grades: readGrades('9') })?.length).toBe(1)
})
