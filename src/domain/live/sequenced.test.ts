import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeSequenced } from './sequenced.ts'

const entries = (...numbers: number[]) => numbers.map((sequence) => ({ sequence }))

test('what comes twice, or late, stands once and in its place', () => {
  expect(mergeSequenced(entries(1, 2, 3), entries(2, 3, 4))).toEqual(entries(1, 2, 3, 4))
  expect(mergeSequenced(entries(5, 6), entries(3, 4))).toEqual(entries(3, 4, 5, 6))
})

test('however a chat is cut into pieces, repeated and mixed up, every entry is there once and in order', () => {
  const pieces = fc.array(fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 10 }))
  fc.assert(
    fc.property(pieces, (cut) => {
      const merged = cut.reduce<readonly { sequence: number }[]>(
        (known, piece) => mergeSequenced(known, entries(...piece)),
        [],
      )
      expect(merged.map(({ sequence }) => sequence)).toEqual([...new Set(cut.flat())].toSorted((a, b) => a - b))
    }),
  )
})
