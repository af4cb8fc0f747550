import { expect, test } from 'vitest'
import type { BoardId } from '#domain/curriculum/board.ts'
import { builtCurriculum } from '#tests/hostile/built-pages.ts'
import { findTaughtShare } from './find-subject.ts'

const curriculum = builtCurriculum()
const find = (subject: string, board: BoardId) =>
  findTaughtShare(curriculum, { params: { level: 'gcse', subject }, query: { board } })

test('a board’s qualification tells how much of it is taught, and what is not', () => {
  const { coverage } = find('biology', 'aqa')
  expect(coverage?.statements).toBeGreaterThan(150)
  const gaps = coverage?.gaps.flatMap(({ statements }) => statements) ?? []
  expect(gaps).toHaveLength((coverage?.statements ?? 0) - (coverage?.taught ?? 0))
})

test('a qualification without a list of what it asks has no figure', () => {
  expect(find('psychology', 'aqa')).toEqual({ coverage: null })
})

test.each([
  ['a board without that qualification', 'economics', 'edexcel'],
  ['an unknown subject', 'alchemy', 'aqa'],
] as const)('%s is not found', (_what, subject, board) => {
  expect(() => find(subject, board)).toThrow(expect.objectContaining({ code: 'not-found' }))
})
