import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, password, type TestApp, tokenFor } from '#tests/support/test-app.ts'
import { createEmbeddedDatabase, type TestDatabase } from '#tests/support/test-database.ts'

// Limits are counted in memory: one database will do.
describe('limits', () => {
  let opened: TestDatabase
  let server: TestApp
  beforeAll(async () => {
    opened = await createEmbeddedDatabase()
  })
  afterAll(() => opened.remove())
  beforeEach(async () => {
    const { database } = opened
    server = await createTestApp({ database, environment: { TRUSTED_PROXY: 'on' } })
  })
  const from = (address: string) => server.visitor({ 'x-forwarded-for': address })
  const signIn = (email: string, given: string, address = '192.0.2.1') =>
    from(address).post('/api/sign-in', { email, password: given })
  const inTurn = async (count: number, work: (index: number) => Promise<{ status: number }>) => {
    const statuses: number[] = []
    for (let index = 0; index < count; index++) statuses.push((await work(index)).status)
    return statuses
  }

  test('a class of 40 behind one address signs in at once', async () => {
    const pupils = await Promise.all(Array.from({ length: 40 }, () => server.signedIn('student')))
    const answers = await Promise.all(pupils.map(({ email }) => signIn(email, password)))
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200))
  }, 60_000)

  test('guesses at one account end after ten, from wherever they come, and the answer says how long to wait', async () => {
    const { email } = await server.signedIn('student')
    const guesses = await inTurn(10, (index) => signIn(email, `guess ${index}`, `198.51.100.${index}`))
    expect(new Set(guesses)).toEqual(new Set([401]))
    const refused = await signIn(email, password, '203.0.113.1')
    expect([refused.status, refused.body.error.code]).toEqual([429, 'too-many-requests'])
    expect(refused.body.error.retryAfter).toBeGreaterThan(800)
    expect(refused.headers.get('retry-after')).toBe(String(refused.body.error.retryAfter))
  })

  test('guesses at an address without an account end alike', async () => {
    const guesses = await inTurn(11, () => signIn('nobody@example.test', 'guess'))
    expect(guesses).toEqual([...Array(10).fill(401), 429])
  })

  test('whoever signs in has all tries again, and so has who resets the password', async () => {
    const { email } = await server.signedIn('student')
    await inTurn(9, () => signIn(email, 'forgotten'))
    expect((await signIn(email, password)).status).toBe(200)
    expect(await inTurn(10, () => signIn(email, 'forgotten'))).toEqual(Array(10).fill(401))
    await server.visitor().post('/api/forgotten-password', { email })
    const token = tokenFor(email, await server.mails())
    await server.visitor().post('/api/reset-password', { token, password: 'marble lantern 77' })
    expect((await signIn(email, 'marble lantern 77')).status).toBe(200)
  })

  test('one address gets few mails, without saying whether it has an account', async () => {
    const { email } = await server.signedIn('parent')
    const forget = (to: string) => server.visitor().post('/api/forgotten-password', { email: to })
    expect(await inTurn(7, () => forget(email))).toEqual([...Array(6).fill(200), 429])
    expect(await inTurn(7, () => forget('nobody@example.test'))).toEqual([...Array(6).fill(200), 429])
    const form = { fullName: 'Ada', email, password, role: 'parent' }
    expect((await server.visitor().post('/api/sign-up', form)).status).toBe(200)
    expect((await server.mails()).filter(({ to }) => to === email)).toHaveLength(6)
  })

  test('one address sends 60 resets an hour; another is not touched by that', async () => {
    const forget = (address: string) =>
      from(address).post('/api/forgotten-password', { email: `${randomUUID()}@b.test` })
    expect(await inTurn(61, () => forget('192.0.2.7'))).toEqual([...Array(60).fill(200), 429])
    expect((await forget('192.0.2.8')).status).toBe(200)
  })

  test('answers end at 600 requests a minute, for that person alone', async () => {
    const [keen, other] = [await server.signedIn('teacher'), await server.signedIn('teacher')]
    const statuses = await inTurn(601, () => keen.post('/api/answers', {}))
    expect(statuses.indexOf(429)).toBe(600)
    expect((await other.post('/api/answers', {})).status).toBe(400)
  }, 60_000)
})
