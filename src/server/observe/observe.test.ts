import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { expect, test } from 'vitest'
import { cookieOf } from '#tests/support/live-visitor.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { observeDatabase } from './observe-database.ts'
import { makeRequestId } from './observe-requests.ts'
import { noObserver, openObserver } from './observer.ts'

const off = { host: '127.0.0.1', metricsPort: undefined, otlpUrl: undefined }

/** Takes what an exporter sends, and keeps it. */
async function startCollector() {
  const taken = new Map<string, string>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    taken.set(request.url ?? '', (taken.get(request.url ?? '') ?? '') + Buffer.concat(chunks).toString('utf8'))
    response.end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    taken,
    stop: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

test('nothing is watched unless a setting asks for it', async () => {
  expect(await openObserver(off, { sockets: () => 0 })).toBe(noObserver)
})

test('a request id has eight letters and digits, none of which look alike', () => {
  expect(makeRequestId(new Uint8Array([0, 30, 31, 255, 1, 2, 3, 4]))).toMatch(/^[a-hjkmnp-z2-9]{8}$/)
  expect(makeRequestId()).not.toBe(makeRequestId())
})

describeOnPostgres('what is watched', (open) => {
  test('are routes and statements, never who or what was asked for', async () => {
    const collector = await startCollector()
    const metricsPort = await freePort()
    const observer = await openObserver({ ...off, metricsPort, otlpUrl: collector.url }, { sockets: () => 3 })
    const database = observeDatabase(open(), observer)
    const { signedIn } = await createTestApp({ database, observer })
    const teacher = await signedIn('teacher')
    await teacher.get('/api/classes/00000000-0000-4000-8000-00000000abcd')
    await teacher.get('/api/classes')
    observer.jobGivenUp('mail')

    const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    expect(figures).toMatch(
      /revisewell_request_seconds_count\{[^}]*route="\/api\/classes\/:id"[^}]*status="404"[^}]*\} 1/,
    )
    expect(figures).toMatch(/revisewell_request_seconds_count\{[^}]*route="\/api\/classes"[^}]*status="200"[^}]*\} 1/)
    expect(figures).toMatch(/revisewell_sockets(\{[^}]*\})? 3/)
    expect(figures).toMatch(/revisewell_jobs_given_up_total\{[^}]*queue="mail"[^}]*\} 1/)
    expect(figures).toMatch(/revisewell_cpu_seconds_total/)
    await observer.close()
    await collector.stop()

    const traces = collector.taken.get('/v1/traces') ?? ''
    expect(traces).toContain('GET /api/classes/:id')
    expect(traces).toContain('db.query.text')
    expect(collector.taken.get('/v1/metrics')).toContain('revisewell_request_seconds')
    for (const told of [figures, ...collector.taken.values()])
      for (const secret of [teacher.id, teacher.email, '00000000abcd']) expect(told).not.toContain(secret)
  })

  test('of a fault of ours is an id that its answer and the log have', async () => {
    const lines: string[] = []
    const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) })
    const { app, signedIn } = await createTestApp({ database: open(), log })
    const pupil = await signedIn('student')
    await open().close()
    const response = await app.request('/api/me', { headers: { cookie: cookieOf(pupil) } })
    const body = (await response.json()) as { error: { code: string; requestId?: string } }
    expect(body.error.code).toBe('internal')
    expect(response.headers.get('x-request-id')).toMatch(/^[a-hjkmnp-z2-9]{8}$/)
    expect(body.error.requestId).toBe(response.headers.get('x-request-id'))
    expect(lines.filter((line) => line.includes(`"request":"${body.error.requestId}"`))).toHaveLength(1)
  })
})
