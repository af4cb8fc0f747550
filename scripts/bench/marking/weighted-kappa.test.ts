import { expect, test } from 'vitest'
import { weightedKappa } from './weighted-kappa.ts'

test.each<[string, [number, number][], number]>([
  [
    'full agreement',
    [
      [0, 0],
      [1, 1],
      [3, 3],
    ],
    1,
  ],
  [
    'the opposite',
    [
      [0, 1],
      [1, 0],
    ],
    -1,
  ],
  [
    'what chance gives',
    [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ],
    0,
  ],
  [
    'one mark off once in four',
    [
      [0, 0],
      [1, 1],
      [2, 2],
      [2, 1],
    ],
    0.8,
  ],
])('kappa of %s', (_, pairs, kappa) => expect(weightedKappa(pairs)).toBeCloseTo(kappa, 10))
