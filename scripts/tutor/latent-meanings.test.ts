import { expect, test } from 'vitest'
import { latentMeanings } from './latent-meanings.ts'

/** Two subjects, of four terms each: their documents share no term, and terms 0 and 3 are in no document together. */
const documents = [
  [0, 1],
  [1, 2],
  [2, 3],
  [1, 3],
  [4, 5],
  [5, 6],
  [6, 7],
  [5, 7],
].map((terms) => new Map(terms.map((term) => [term, 1])))
const likeness = (a: Float64Array | undefined, b: Float64Array | undefined) => {
  const dot = (one: Float64Array, other: Float64Array) =>
    one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)
  return a && b ? dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b)) : Number.NaN
}

test('terms that keep the same company are near, though they never meet', () => {
  const meanings = latentMeanings(documents, 8, 2)
  expect(meanings).toHaveLength(8)
  expect(likeness(meanings[0], meanings[3])).toBeGreaterThan(0.9)
  expect(Math.abs(likeness(meanings[0], meanings[4]))).toBeLessThan(0.1)
})

test('the same documents always give the same', () =>
  expect(latentMeanings(documents, 8, 2)).toEqual(latentMeanings(documents, 8, 2)))
