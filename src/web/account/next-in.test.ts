import { expect, test } from 'vitest'
import { nextIn } from './next-in.ts'

const next = (value: string) => nextIn(new Request(`https://x.test/login?next=${encodeURIComponent(value)}`))

test('Signing in leads back to the class that somebody was about to join', () => {
  expect(next('/join/BCDFGHJK')).toBe('/join/BCDFGHJK')
  expect(next('/join/BCDF-GHJK')).toBe('/join/BCDF-GHJK')
})

test.each([
  '',
  '//evil.test',
  'https://evil.test/join/BCDFGHJK',
  '/join/../dev',
  '/join/BCDFGHJK?x',
  '/dashboard/admin',
])('It leads nowhere else: %j', (value) => {
  expect(next(value)).toBeNull()
})
