import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { createTestApp, password, type TestApp, tokenFor } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { countFailures } from '../../http/limits/count-failures.ts'
import { createSharedLimits } from '../../http/limits/shared-limit.ts'
import { createAccountLimits } from './account-limits.ts'

describeOnPostgres('limits', (open) => {
  let server: TestApp
  let now: Date
  const twoServers = async () => {
    const secret = randomUUID()
    const options = { database: open(), environment: { TRUSTED_PROXY: 'on' }, secret, now: () => now }
    return [await createTestApp(options), await createTestApp(options)] as const
  }
  beforeEach(async () => {
    now = new Date()
    server = await createTestApp({ database: open(), environment: { TRUSTED_PROXY: 'on' }, now: () => now })
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

  test('guesses at one account end after ten, and the answer says how long to wait', async () => {
    const { email } = await server.signedIn('student')
    const guesses = await inTurn(10, (index) => signIn(email, `guess ${index}`))
    expect(new Set(guesses)).toEqual(new Set([401]))
    const refused = await signIn(email, password)
    expect([refused.status, refused.body.error.code]).toEqual([429, 'too-many-requests'])
    expect(refused.body.error.retryAfter).toBe(15 * 60)
    expect(refused.headers.get('retry-after')).toBe('900')
    now = new Date(now.getTime() + 15 * 60_000)
    expect((await signIn(email, password)).status).toBe(200)
  })

  test('whoever guesses elsewhere keeps the owner out nowhere else', async () => {
    const { email } = await server.signedIn('student')
    expect((await inTurn(11, () => signIn(email, 'guess', '198.51.100.1'))).at(-1)).toBe(429)
    expect((await signIn(email, password, '203.0.113.1')).status).toBe(200)
  })

  test('a device on which the account was signed in to before has tries of its own', async () => {
    const { email } = await server.signedIn('student')
    const own = from('192.0.2.1')
    const tryOwn = (given: string) => own.post('/api/sign-in', { email, password: given })
    expect((await tryOwn(password)).status).toBe(200)
    // Somebody at the same address uses up the tries of everybody there.
    expect((await inTurn(11, () => signIn(email, 'guess'))).at(-1)).toBe(429)
    expect((await tryOwn(password)).status).toBe(200)
    // It is known for that account alone, and its tries end as well.
    const other = await server.signedIn('student')
    expect((await inTurn(11, () => signIn(other.email, 'guess'))).at(-1)).toBe(429)
    expect((await own.post('/api/sign-in', { email: other.email, password })).status).toBe(429)
    expect(await inTurn(11, () => tryOwn('guess'))).toEqual([...Array(10).fill(401), 429])
    expect((await tryOwn(password)).status).toBe(429)
  })

  test('a device’s cookie is for calls alone, kept from scripts, and worth nothing once it was changed', async () => {
    const { email } = await server.signedIn('parent')
    const own = from('192.0.2.1')
    const { headers } = await own.post('/api/sign-in', { email, password })
    const [cookie = ''] = headers.getSetCookie().filter((one) => one.startsWith('revisewell.device='))
    expect(cookie).toMatch(/; Path=\/api;.*HttpOnly; SameSite=Lax/)
    expect(decodeURIComponent(cookie)).not.toContain(email)
    await inTurn(11, () => signIn(email, 'guess'))
    const value = own.cookies.get('revisewell.device') ?? ''
    for (const forged of [
      `x${value}`,
      value.replace(/^.{22}/, '0'.repeat(22)),
      value.split('.')[0] ?? '',
      'a.b',
      '%',
    ]) {
      own.cookies.set('revisewell.device', forged)
      expect((await own.post('/api/sign-in', { email, password })).status).toBe(429)
      own.cookies.set('revisewell.device', value)
    }
    expect((await own.post('/api/sign-in', { email, password })).status).toBe(200)
  })

  test('two servers on one database count together', async () => {
    const servers = await twoServers()
    const { email } = await servers[0].signedIn('student')
    const guess = (index: number) =>
      servers[index % 2 ? 1 : 0].visitor().post('/api/sign-in', { email, password: 'guess' })
    expect(await inTurn(12, guess)).toEqual([...Array(10).fill(401), 429, 429])
  })

  test('300 wrong guesses from one address at many accounts lock nobody out there', async () => {
    const limits = createAccountLimits(createSharedLimits({ queries: open(), secret: 'x', now: () => now }))
    const address = '192.0.2.1'
    const wrong = async () => {
      throw new AppError('wrong-credentials')
    }
    for (let guess = 0; guess < 300; guess++)
      await expect(
        countFailures(limits.signIn({ account: `pupil ${guess}`, address, device: null }), wrong),
      ).rejects.toMatchObject({ code: 'wrong-credentials' })
    expect(await countFailures(limits.signIn({ account: 'ada', address, device: null }), async () => 'in')).toBe('in')
  })

  test('guesses at one account from ever new addresses end after a hundred; its owner’s device does not notice', async () => {
    const limits = createAccountLimits(createSharedLimits({ queries: open(), secret: 'y', now: () => now }))
    const guess = (index: number) => limits.signIn({ account: 'ada', address: `192.0.2.${index}`, device: null })
    const refusals: number[] = []
    for (let index = 0; index < 101; index++)
      await countFailures(guess(index), async () => {
        throw new AppError('wrong-credentials')
      }).catch((error: AppError) => error.code === 'too-many-requests' && refusals.push(index))
    expect(refusals).toEqual([100])
    const own = limits.signIn({ account: 'ada', address: '192.0.2.1', device: 'own' })
    expect(await countFailures(own, async () => 'in')).toBe('in')
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
    expect((await signIn(email, password)).status).toBe(429)
    const elsewhere = from('203.0.113.1')
    await elsewhere.post('/api/forgotten-password', { email })
    const token = tokenFor(email, await server.mails())
    await elsewhere.post('/api/reset-password', { token, password: 'marble lantern 77' })
    expect((await elsewhere.send('POST', '/api/sign-in', { email, password: 'marble lantern 77' })).status).toBe(200)
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

  test('one address sends 300 resets an hour; another is not touched by that', async () => {
    const forget = (address: string) =>
      from(address).post('/api/forgotten-password', { email: `${randomUUID()}@b.test` })
    expect(await inTurn(301, () => forget('192.0.2.7'))).toEqual([...Array(300).fill(200), 429])
    expect((await forget('192.0.2.8')).status).toBe(200)
  })

  test('answers end at 600 requests a minute, for that person alone', async () => {
    const [keen, other] = [await server.signedIn('teacher'), await server.signedIn('teacher')]
    const statuses = await inTurn(601, () => keen.post('/api/answers', {}))
    expect(statuses.indexOf(429)).toBe(600)
    expect((await other.post('/api/answers', {})).status).toBe(400)
  }, 60_000)
})
