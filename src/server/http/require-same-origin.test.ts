import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { AppError } from '#contract/errors.ts'
import type { AppEnvironment } from './request-context.ts'
import { requireSameOrigin } from './require-same-origin.ts'

const app = new Hono<AppEnvironment>()
app.onError((error, context) =>
  error instanceof AppError ? context.json(error.toBody(), error.status) : context.text('failed', 500),
)
app.use(requireSameOrigin('https://revise.example'))
app.all('/', (context) => context.text('ok'))

const statusOf = async (headers: Record<string, string>, method = 'POST') =>
  (await app.request('http://inside:3000/', { method, headers: { host: 'inside:3000', ...headers } })).status

test("the product's own pages may send, under its public address and under the one it was asked by", async () => {
  expect(await statusOf({ origin: 'https://revise.example' })).toBe(200)
  expect(await statusOf({ origin: 'http://inside:3000', 'sec-fetch-site': 'same-origin' })).toBe(200)
})

test('a program that is no browser names no origin and may send', async () => {
  expect(await statusOf({})).toBe(200)
  expect(await statusOf({ 'sec-fetch-site': 'same-origin' })).toBe(200)
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  "another site's %s is refused, whatever it is made of",
  async (method) => {
    for (const origin of [
      'https://evil.example',
      'https://revise.example.evil.example',
      'http://revise.example',
      'null',
      'x',
    ])
      for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded'])
        expect([origin, await statusOf({ origin, 'content-type': type }, method)]).toEqual([origin, 403])
    expect(await statusOf({ 'sec-fetch-site': 'cross-site' }, method)).toBe(403)
  },
)

test('it is refused with a code and a sentence', async () => {
  const response = await app.request('/', { method: 'POST', headers: { origin: 'https://evil.example' } })
  expect(await response.json()).toEqual({
    error: { code: 'wrong-origin', message: 'This request came from another site, so it was not carried out.' },
  })
})

test('reading changes nothing and is left alone', async () => {
  expect(await statusOf({ origin: 'https://evil.example' }, 'GET')).toBe(200)
})
