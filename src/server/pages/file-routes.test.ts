import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppEnvironment } from '../http/request-context.ts'
import { fileRoutes } from './file-routes.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'revisewell-files-'))
const app = new Hono<AppEnvironment>()

beforeAll(() => {
  for (const part of ['assets', 'icons']) mkdirSync(path.join(folder, part))
  for (const file of ['sw.js', 'manifest.webmanifest', 'assets/a-1.js', 'icons/icon-192.png', 'secret.txt'])
    writeFileSync(path.join(folder, file), file)
  fileRoutes(app, folder)
  app.all('*', (context) => context.text('a page'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a file whose name changes with what is in it is kept for ever', async () => {
  const response = await app.request('/assets/a-1.js')
  expect(await response.text()).toBe('assets/a-1.js')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('the service worker is asked for anew each time and may only speak with its own server', async () => {
  const response = await app.request('/sw.js')
  expect(response.headers.get('content-type')).toMatch(/^(text|application)\/javascript/)
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self'",
  )
})

test('the manifest is sent as what it is', async () => {
  const response = await app.request('/manifest.webmanifest')
  expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
})

test.each(['/assets/b-2.js', '/icons/none.png'])(
  '%s, which there is not, is not found and no page',
  async (address) => {
    expect((await app.request(address)).status).toBe(404)
  },
)

test.each(['/secret.txt', '/assets/../secret.txt', '/icons/%2e%2e/secret.txt'])(
  '%s gives away no other file',
  async (address) => {
    expect(await (await app.request(address)).text()).not.toBe('secret.txt')
  },
)
