import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftOfMark, marksIn, marksOfTicks, nextToMark, tick } from './marking-draft.ts'

const scheme = {
  points: [
    { id: 'a', marks: 1 },
    { id: 'b', marks: 2 },
    { id: 'c', marks: 1 },
  ],
  outOf: 3,
}

test('the marks follow the ticks, and never come to more than the answer can earn', () => {
  const one = tick(draftOfMark(null), scheme, 'b')
  expect(one).toEqual({ ticked: ['b'], marks: '2', comment: '' })
  const all = tick(tick(one, scheme, 'a'), scheme, 'c')
  expect(all.marks).toBe('3')
  expect(tick(all, scheme, 'b')).toMatchObject({ ticked: ['a', 'c'], marks: '2' })
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'zzzz'), { maxLength: 12 }), (presses) => {
      const draft = presses.reduce((so, id) => tick(so, scheme, id), draftOfMark(null))
      expect(marksIn(draft, scheme.outOf)).toBe(marksOfTicks(scheme, draft.ticked))
      expect(new Set(draft.ticked).size).toBe(draft.ticked.length)
    }),
  )
})

test('marks that the answer cannot have are none', () => {
  const typed = (marks: string) => marksIn({ ...draftOfMark(null), marks }, 3)
  expect(['0', ' 3', '4', '', '1.5', '-1', 'two'].map(typed)).toEqual([0, 3, null, null, null, null, null])
})

test('after an answer comes the next that waits, around the end', () => {
  expect(nextToMark([false, true, false, true], 1)).toBe(3)
  expect(nextToMark([true, false, false], 2)).toBe(0)
  expect(nextToMark([false, false], 0)).toBe(0)
  expect(nextToMark([true], 0)).toBe(0)
})
