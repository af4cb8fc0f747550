import { expect, test } from 'vitest'
import type { Specification } from '../../src/domain/curriculum/specification.ts'
import { boardsByPoint, pointsWithBoards } from './boards-of-points.ts'

const map = (board: 'aqa' | 'ocr', ...points: string[]): Specification => ({
  level: 'gcse',
  subject: 'biology',
  board,
  sections: [
    {
      reference: '1',
      title: 'Cells',
      statements: [
        {
          reference: '1.1',
          text: 'Say what a cell is',
          tier: 'both',
          papers: ['1'],
          option: null,
          taught: points.map((point) => ({ topicId: 'gcse-biology-cells', point })),
        },
      ],
    },
  ],
})
const topic = {
  id: 'gcse-biology-cells',
  level: 'gcse' as const,
  subject: 'biology',
  references: { aqa: '1', ocr: 'B1', edexcel: '1.1' },
  points: ['p1', 'p2', 'p3', 'p4'].map((key) => ({ key, text: `What ${key} says` })),
}
const boardsIn = (...specifications: Specification[]) =>
  pointsWithBoards(topic, { specifications, asked: boardsByPoint(specifications) }).map(({ boards }) => boards)

test('a point has the boards that ask it where not all of them do; a board without a map asks everything', () => {
  expect(boardsIn(map('aqa', 'p1', 'p2'), map('ocr', 'p1', 'p3'))).toEqual([
    undefined,
    ['aqa', 'edexcel'],
    ['ocr', 'edexcel'],
    undefined,
  ])
})

test('without maps nothing is said', () => {
  expect(boardsIn()).toEqual([undefined, undefined, undefined, undefined])
})
