import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { AppError } from '#contract/errors.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { emojiRoutes } from './emoji-routes.ts'

const app = new Hono<AppEnvironment>()
app.notFound((context) => context.json(new AppError('not-found').toBody(), 404))
emojiRoutes(app, { emoji: new Map([['1f41f', '<svg xmlns="http://www.w3.org/2000/svg"/>']]) })

test('a drawing is sent as a picture that can do nothing else, and kept by browsers', async () => {
  const response = await app.request('/emoji/1f41f.svg')
  expect(await response.text()).toContain('<svg')
  expect(response.headers.get('content-type')).toContain('image/svg+xml')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(response.headers.get('cache-control')).toBe('public, max-age=604800')
})

test.each(['/emoji/1f420.svg', '/emoji/constructor', '/emoji/..%2foutline.json'])(
  '%s is not found',
  async (address) => {
    expect((await app.request(address)).status).toBe(404)
  },
)
