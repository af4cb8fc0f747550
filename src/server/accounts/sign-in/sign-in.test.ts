import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { VISITED_COOKIE } from '#contract/visited-cookie.ts'
import { createTestApp, password, type TestApp, tokenFor } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'

describeOnPostgres('signing in and out', (open) => {
  let server: TestApp
  let now = new Date()
  beforeAll(async () => {
    server = await createTestApp({ database: open(), now: () => now })
  })
  const signIn = (email: string, given = password) => server.visitor().post('/api/sign-in', { email, password: given })
  const xpOf = async (id: string) => {
    const [row] = await open().query<{ xp: number; ledger: number }>(
      `select total_xp as xp, (select coalesce(sum(amount), 0)::int from xp_ledger where student_id = $1) as ledger
       from student_progress where user_id = $1`,
      [id],
    )
    return row
  }

  test.each(['student', 'teacher', 'parent'] as const)(
    'contract §2: a %s signs in and the answer says the role',
    async (role) => {
      const { email } = await server.signedIn(role)
      const visitor = server.visitor()
      const { status, body, headers } = await visitor.post('/api/sign-in', { email: email.toUpperCase(), password })
      expect([status, body.profile.role]).toEqual([200, role])
      expect(headers.get('cache-control')).toBe('no-store')
      expect((await visitor.get('/api/me')).body.profile.email).toBe(email)
    },
  )

  test('product: the session is an HttpOnly, SameSite=Lax cookie, and Secure where the product is served by https', async () => {
    const { email } = await server.signedIn('parent')
    const [cookie = ''] = (await signIn(email)).headers.getSetCookie()
    expect(cookie).toMatch(/^revisewell\.session_token=/)
    expect(cookie).toContain('HttpOnly')
    expect(cookie).toContain('SameSite=Lax')
    expect(cookie).not.toContain('Secure')
    const secured = await createTestApp({ database: open(), environment: { PUBLIC_URL: 'https://revise.example' } })
    const visitor = secured.visitor()
    const [other = ''] = (await visitor.post('/api/sign-in', { email, password })).headers.getSetCookie()
    expect((await visitor.get('/api/me')).body.profile.email).toBe(email)
    expect(other).toMatch(/^__Host-revisewell\.session_token=/)
    expect(other).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(other).not.toContain('Domain')
  })

  test('a sign-in over an old session ends that one', async () => {
    const { email, id } = await server.signedIn('parent')
    const visitor = server.visitor()
    await visitor.post('/api/sign-in', { email, password })
    const copy = server.visitor()
    for (const [name, value] of visitor.cookies) copy.cookies.set(name, value)
    await visitor.post('/api/sign-in', { email, password: 'not my password' })
    expect((await copy.get('/api/me')).body.profile.id).toBe(id)
    await visitor.post('/api/sign-in', { email, password })
    expect((await copy.get('/api/me')).body.profile).toBeNull()
    expect((await visitor.get('/api/me')).body.profile.id).toBe(id)
  })

  test('a sign-in that fails is logged with its reason, and neither address nor password', async () => {
    const { email } = await server.signedIn('teacher')
    const lines: string[] = []
    const logged = await createTestApp({
      database: open(),
      log: pino({ level: 'warn' }, { write: (line) => void lines.push(line) }),
    })
    const tryIn = (given: string) => logged.visitor().post('/api/sign-in', { email, password: given })
    for (let guess = 0; guess < 11; guess++) await tryIn('Guessed wrong 1')
    const logs = lines.map((line) => JSON.parse(line))
    expect(logs.map(({ code }) => code)).toEqual([...Array(10).fill('wrong-credentials'), 'too-many-requests'])
    expect(logs[0]).toMatchObject({ level: 40, msg: 'a sign-in failed', account: expect.stringMatching(/^[\w-]{16}$/) })
    expect(new Set(logs.map(({ account }) => account)).size).toBe(1)
    expect(lines.join()).not.toMatch(/example\.test|Guessed/)
  })

  test('contract §8: wrong email and wrong password give one and the same answer', async () => {
    const { email } = await server.signedIn('teacher')
    const [wrong, unknown] = [await signIn(email, 'not my password'), await signIn('nobody@example.test')]
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body])
    expect(wrong.body.error).toEqual({
      code: 'wrong-credentials',
      message: 'That email and password do not match an account.',
    })
    expect(wrong.headers.getSetCookie()).toEqual([])
  })

  test('before the address is verified, signing in mails a new link, to whoever knows the password only', async () => {
    const email = `${randomUUID()}@example.test`
    await server.visitor().post('/api/sign-up', { fullName: 'Ada', email, password, role: 'parent' })
    const before = (await server.mails()).length
    expect((await signIn(email, 'a wrong password')).body.error.code).toBe('wrong-credentials')
    expect(await server.mails()).toHaveLength(before)
    const refused = await signIn(email)
    expect([refused.status, refused.body.error.code]).toEqual([403, 'email-not-verified'])
    expect(refused.headers.getSetCookie()).toEqual([])
    const token = tokenFor(email, await server.mails())
    expect((await server.visitor().post('/api/verify-email', { token })).body.profile.email).toBe(email)
  })

  test('contract §9: signing in earns a pupil 1 XP, once a day', async () => {
    const { email, id } = await server.signedIn('student')
    await signIn(email)
    await signIn(email)
    expect(await xpOf(id)).toEqual({ xp: 1, ledger: 1 })
    now = new Date(now.getTime() + 24 * 60 * 60 * 1000)
    await Promise.all([signIn(email), signIn(email)])
    expect(await xpOf(id)).toEqual({ xp: 2, ledger: 2 })
  })

  test('signing out ends the session for good: a copy of the cookie opens nothing', async () => {
    const visitor = await server.signedIn('student')
    const copy = server.visitor()
    for (const [name, value] of visitor.cookies) copy.cookies.set(name, value)
    expect((await copy.get('/api/me')).body.profile.id).toBe(visitor.id)
    expect((await visitor.post('/api/sign-out', undefined)).body).toEqual({ signedOut: true })
    expect(visitor.cookies.size).toBe(0)
    expect((await copy.get('/api/me')).body.profile).toBeNull()
  })

  test('signing out without being signed in is no fault', async () => {
    expect((await server.visitor().post('/api/sign-out', undefined)).status).toBe(200)
  })

  test('a session that has run out, or a cookie that we did not sign, is a guest', async () => {
    const visitor = await server.signedIn('student')
    const [[name = '', value = ''] = []] = visitor.cookies
    const forged = server.visitor()
    for (const cookie of [`${value}x`, value.slice(1), 'nonsense', '.', '%00', value.replace(/\..*/, '.c2lnbmVk')]) {
      forged.cookies.set(name, cookie)
      expect((await forged.get('/api/me')).body.profile).toBeNull()
    }
    await open().query(`update sessions set expires_at = now() - interval '1 second' where user_id = $1`, [visitor.id])
    expect((await visitor.get('/api/me')).body.profile).toBeNull()
  })

  test('a session in use is prolonged once a day', async () => {
    const visitor = await server.signedIn('parent')
    // A browser's first visit is noted, with or without a session.
    expect((await visitor.get('/api/me')).headers.getSetCookie()).toEqual([expect.stringContaining(VISITED_COOKIE)])
    expect((await visitor.get('/api/me')).headers.getSetCookie()).toEqual([])
    await open().query(`update sessions set expires_at = now() + interval '20 days' where user_id = $1`, [visitor.id])
    const [cookie = ''] = (await visitor.get('/api/me')).headers.getSetCookie()
    expect(cookie).toContain('Max-Age=2592000')
    expect((await visitor.get('/api/me')).headers.getSetCookie()).toEqual([])
  })

  test('of address and browser of a person no more is kept than a coarse name', async () => {
    const { email, id } = await server.signedIn('student')
    const agent =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
    const visitor = server.visitor({ 'user-agent': agent, 'x-forwarded-for': '192.0.2.1' })
    await open().query('delete from sessions where user_id = $1', [id])
    await visitor.post('/api/sign-in', { email, password })
    await visitor.get('/api/me')
    const sessions = await open().query('select ip_address, user_agent from sessions where user_id = $1', [id])
    expect(sessions).toEqual([{ ip_address: '', user_agent: 'Chrome on Windows' }])
  })
})
