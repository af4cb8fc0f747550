import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cardAnswer } from '#tests/support/answers.ts'
import { createTestApp, password, type TestApp } from '#tests/support/test-app.ts'
import { createPostgresDatabase, type TestDatabase } from '#tests/support/test-database.ts'

let opened: TestDatabase
let server: TestApp
beforeAll(async () => {
  opened = await createPostgresDatabase()
})
beforeEach(async () => {
  server = await createTestApp({ database: opened.database, environment: { TRUSTED_PROXY: 'on' } })
})
afterAll(() => opened?.remove())

const school = { 'x-forwarded-for': '192.0.2.1' }
const form = (given: object = {}) => ({
  fullName: 'Ada',
  email: `${randomUUID()}@example.test`,
  password,
  role: 'student',
  ...given,
})

test('a class of 40 behind one address signs up at once, each after one password that was too easy', async () => {
  const tries = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const weak = await server.visitor(school).post('/api/sign-up', form({ password: 'password1' }))
      const strong = await server.visitor(school).post('/api/sign-up', form())
      return [weak.status, strong.status]
    }),
  )
  expect(tries).toEqual(Array(40).fill([422, 200]))
}, 60_000)

test('whoever guesses at one account is told when to try again; the class around them signs in', async () => {
  const pupils = await Promise.all(Array.from({ length: 6 }, () => server.signedIn('student')))
  const [target, ...others] = pupils
  const signIn = (email = '', given = password) =>
    server.visitor(school).post('/api/sign-in', { email, password: given })
  const guesses = await Promise.all(Array.from({ length: 20 }, (_, index) => signIn(target?.email, `guess ${index}`)))
  const stopped = guesses.filter(({ status }) => status === 429)
  expect(stopped).toHaveLength(10)
  for (const { headers, body } of stopped) {
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(body.error.code).toBe('too-many-requests')
  }
  // Whoever is signed in already goes on.
  expect((await target?.get('/api/me'))?.body.profile.email).toBe(target?.email)
  const answers = await Promise.all(others.map(({ email }) => signIn(email)))
  expect(answers.map(({ status }) => status)).toEqual(others.map(() => 200))
}, 60_000)

test('a pupil who is signed in answers on, however much the address around them was refused', async () => {
  const pupil = await server.signedIn('student')
  for (let request = 0; request < 601; request++) await server.visitor(school).post('/api/answers', {})
  expect((await server.visitor(school).post('/api/answers', {})).status).toBe(429)
  for (let answer = 0; answer < 60; answer++) {
    const answers = [cardAnswer({ id: randomUUID(), answeredAt: new Date().toISOString() })]
    expect((await pupil.send('POST', '/api/answers', { answers }, school)).status).toBe(200)
  }
}, 60_000)

test('a class that is signed in asks for help from one address, and one person no more than 20 times', async () => {
  const ask = { name: 'Ada', email: 'ada@example.test', message: 'Help', timestamp: '2026-05-01T10:00:00Z' }
  const [one, other] = [await server.signedIn('student'), await server.signedIn('student')]
  const statuses: number[] = []
  for (let sent = 0; sent < 21; sent++) statuses.push((await one.send('POST', '/api/help-request', ask, school)).status)
  expect(statuses).toEqual([...Array(20).fill(200), 429])
  expect((await other.send('POST', '/api/help-request', ask, school)).status).toBe(200)
})

test('without a trusted proxy, no header makes an address of one’s own', async () => {
  const direct = await createTestApp({ database: opened.database })
  const ask = { name: 'Ada', email: 'ada@example.test', message: 'Help', timestamp: '2026-05-01T10:00:00Z' }
  const statuses: number[] = []
  for (let sent = 0; sent < 21; sent++)
    statuses.push(
      (
        await direct
          .visitor({ 'x-forwarded-for': `192.0.2.${sent}`, forwarded: `for=192.0.2.${sent}` })
          .post('/api/help-request', ask)
      ).status,
    )
  expect(statuses.at(-1)).toBe(429)
})
