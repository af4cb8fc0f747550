import { expect, test } from 'vitest'
import { readFirstSeen, signFirstSeen } from './first-seen-cookie.ts'

test('The day that we signed is read back, and no other', () => {
  const cookie = signFirstSeen('2026-05-12', 'secret')
  expect(readFirstSeen(cookie, 'secret')).toBe('2026-05-12')
  expect(readFirstSeen(cookie.replace('2026-05-12', '2026-01-01'), 'secret')).toBeNull()
  expect(readFirstSeen(cookie, 'another secret')).toBeNull()
  for (const odd of [undefined, '', '1', '2026-05-12', '2026-05-12.', 'x.y.z', '2026-13-99.abc'])
    expect(readFirstSeen(odd, 'secret')).toBeNull()
})
