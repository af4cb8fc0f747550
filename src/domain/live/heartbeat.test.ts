import { expect, test } from 'vitest'
import { HEARTBEAT_MS, reconnectDelay } from './heartbeat.ts'

test('contract §9: the heartbeat is 25 s', () => {
  expect(HEARTBEAT_MS).toBe(25_000)
})

test('contract §9: reconnecting backs off by 1, 2, 5 and 10 s, and stays at 10 s', () => {
  expect([1, 2, 3, 4, 5, 100].map(reconnectDelay)).toEqual([1000, 2000, 5000, 10_000, 10_000, 10_000])
})
