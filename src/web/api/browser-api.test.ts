import { afterEach, expect, test, vi } from 'vitest'
import { api } from './browser-api.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('without a connection a person is told so, and what to do, not the browser’s own words', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  await expect(api('GET /api/curriculum')).rejects.toThrow(
    'There is no connection just now. Please try again in a moment.',
  )
})
