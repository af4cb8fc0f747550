import { expect, test } from 'vitest'
import { WrittenPaper } from './paper.ts'

const facts = {
  title: 'Paper 2',
  code: '7357/2',
  tier: null,
  minutes: 120,
  marks: 100,
  calculator: 'allowed',
  objectives: { AO1: 50, AO2: 25, AO3: 25 },
}
const section = (title: string, marks: number, ...topics: string[]) => ({ title, marks, topics })
const isRead = (more: object) => WrittenPaper.safeParse({ ...facts, ...more }).success

test('a paper lists its topics, or sections whose marks add up to its own, and each topic once', () => {
  expect(isRead({ topics: ['vectors'] })).toBe(true)
  expect(isRead({ topics: ['narrative-writing'], calculator: null })).toBe(true)
  expect(isRead({ sections: [section('Pure', 50, 'vectors'), section('Mechanics', 50, 'kinematics')] })).toBe(true)
  expect(isRead({})).toBe(false)
  expect(isRead({ topics: ['vectors', 'vectors'] })).toBe(false)
  expect(isRead({ sections: [section('Pure', 50, 'vectors'), section('Mechanics', 40, 'kinematics')] })).toBe(false)
  expect(isRead({ sections: [section('Pure', 50, 'vectors'), section('Mechanics', 50, 'vectors')] })).toBe(false)
})
