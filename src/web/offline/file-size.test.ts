import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test.each([
  [0, '0 kB'],
  [300, 'under 1 kB'],
  [1024, '1 kB'],
  [200_000, '195 kB'],
  [1024 * 1024 - 1, '1.0 MB'],
  [2_500_000, '2.4 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words)
})
