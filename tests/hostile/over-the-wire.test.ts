import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ErrorBody } from '#contract/errors.ts'
import { serverOptions } from '#server/http/server-options.ts'
import { createTestApp, password, type TestApp } from '#tests/support/test-app.ts'
import { createPostgresDatabase, type TestDatabase } from '#tests/support/test-database.ts'

let opened: TestDatabase
let server: TestApp
let listening: ServerType
let port = 0
beforeAll(async () => {
  opened = await createPostgresDatabase()
  server = await createTestApp({ database: opened.database })
  listening = serve({ fetch: server.app.fetch, port: 0, hostname: '127.0.0.1', serverOptions })
  if (!listening.listening) await once(listening, 'listening')
  port = (listening.address() as AddressInfo).port
}, 60_000)
afterAll(async () => {
  listening.close()
  await opened.remove()
})

const url = (path: string) => `http://127.0.0.1:${port}${path}`
const stillServes = async () => expect((await fetch(url('/api/health'))).status).toBe(200)

/** Sends bytes as they are and returns what comes back until the other side closes. */
async function sendBytes(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text
  })
  socket.on('error', () => undefined)
  socket.end(bytes)
  await new Promise((resolve) => socket.on('close', resolve))
  return answer
}

test('an idle connection is kept for longer than a proxy keeps it', async () => {
  const { headers } = await fetch(url('/api/health'))
  const seconds = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1]
  expect(Number(seconds)).toBeGreaterThan(60)
})

test('a body far too large is refused before it is read, whether it says its size or not', async () => {
  const headers = { 'content-type': 'application/json' }
  const piece = new TextEncoder().encode('x'.repeat(64 * 1024))
  const endless = () => {
    let sent = 0
    return new ReadableStream<Uint8Array>({
      pull: (controller) => (sent++ < 200 ? controller.enqueue(piece) : controller.close()),
    })
  }
  const bodies = [{ body: 'x'.repeat(5_000_000) }, { body: endless(), duplex: 'half' as const }]
  for (const body of bodies) {
    // A sender that is still sending when the answer comes may meet the closed connection first.
    const response = await fetch(url('/api/sign-in'), { method: 'POST', headers, ...body }).catch(() => null)
    if (response) expect(ErrorBody.parse(await response.json()).error.code).toBe('too-large')
    await stillServes()
  }
})

test('requests that are none, broken off or contradict themselves disturb nobody', async () => {
  const head = 'POST /api/sign-in HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'
  const requests = [
    'nonsense\r\n\r\n',
    'GET\r\n\r\n',
    'GET /api/me HTTP/1.1\r\n\r\n',
    'GET http://evil.example/api/me HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n',
    'GET * HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n',
    'GET /api/me HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n',
    'GET /api/me HTTP/1.1\r\nhost: [::\r\nconnection: close\r\n\r\n',
    'TRACE /api/me HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n',
    `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`,
    `GET /api/me HTTP/1.1\r\nhost: localhost\r\ncookie: ${'x'.repeat(100_000)}\r\n\r\n`,
    `${head}content-length: 100\r\n\r\n{"email":`,
    `${head}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    `${head}transfer-encoding: chunked\r\n\r\nzz\r\n`,
    `${head}content-length: -5\r\n\r\n`,
  ]
  for (const request of requests) {
    const answer = await sendBytes(request)
    expect([request.slice(0, 60), /^HTTP\/1\.1 5(?!03)/.test(answer)]).toEqual([request.slice(0, 60), false])
    await stillServes()
  }
}, 30_000)

test('contract §8: signing in works as ever after all that', async () => {
  const { email } = await server.signedIn('parent')
  const response = await fetch(url('/api/sign-in'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('x-frame-options')).toBe('DENY')
  expect(response.headers.get('strict-transport-security')).toBeNull()
})

test('served by https, it says so for good, and its cookie goes nowhere else', async () => {
  const secured = await createTestApp({
    database: opened.database,
    environment: { PUBLIC_URL: 'https://revise.example' },
  })
  const { email } = await secured.signedIn('parent')
  const { headers } = await secured.visitor().post('/api/sign-in', { email, password })
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/'])
    expect(headers.getSetCookie().join()).toContain(attribute)
  expect(headers.getSetCookie().join()).not.toContain('Domain=')
})
