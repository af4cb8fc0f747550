import { expect, test } from 'vitest'
import { HIDDEN_AWAY_MS, IDLE_AWAY_MS, presenceOf } from './presence.ts'

test('contract §2: whoever uses the page is online', () => {
  expect(presenceOf({ hiddenSince: null, usedAt: 0 }, IDLE_AWAY_MS - 1)).toBe('online')
  expect(presenceOf({ hiddenSince: 0, usedAt: 0 }, HIDDEN_AWAY_MS - 1)).toBe('online')
})

test('contract §2: whose page is hidden for half a minute, or untouched for five, is away', () => {
  expect(presenceOf({ hiddenSince: 0, usedAt: HIDDEN_AWAY_MS }, HIDDEN_AWAY_MS)).toBe('away')
  expect(presenceOf({ hiddenSince: null, usedAt: 0 }, IDLE_AWAY_MS)).toBe('away')
})
