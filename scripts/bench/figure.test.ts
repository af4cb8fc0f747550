import { expect, test } from 'vitest'
import { amount, ratio } from './figure.ts'

const paint = { section: 'pages', name: 'First paint', measuredIn: 'ms' } as const

test('a ratio meets a goal that it equals, from either side', () => {
  expect(ratio({ ...paint, ours: 110, reference: 100, goal: { atMost: 1.1 } })).toMatchObject({ value: 1.1, met: true })
  expect(ratio({ ...paint, ours: 111, reference: 100, goal: { atMost: 1.1 } }).met).toBe(false)
  expect(ratio({ ...paint, ours: 60, reference: 100, goal: { atLeast: 0.6 } }).met).toBe(true)
  expect(ratio({ ...paint, ours: 59, reference: 100, goal: { atLeast: 0.6 } }).met).toBe(false)
})

test('what could not be measured meets no goal', () => {
  expect(ratio({ ...paint, ours: Number.NaN, reference: 100, goal: { atMost: 1.1 } }).met).toBe(false)
  expect(ratio({ ...paint, ours: 1, reference: 0, goal: { atLeast: 0.6 } }).met).toBe(false)
})

test('an amount is its own value, in its own unit', () => {
  expect(amount({ ...paint, ours: 94, measuredIn: 'kB', goal: { atMost: 110 } })).toMatchObject({
    value: 94,
    unit: 'kB',
    reference: null,
    met: true,
  })
})
