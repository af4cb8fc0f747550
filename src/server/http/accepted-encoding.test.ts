import { expect, test } from 'vitest'
import { acceptedEncoding } from './accepted-encoding.ts'

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.5', 'br'],
  ['br; q=0.000, GZIP', 'gzip'],
  ['identity', 'identity'],
  ['broken, gzipped', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('of %j it is %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})
