import pino from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { appCode } from '#tests/support/app-code.ts'
import { createTestApp, password, type TestApp, tokenFor } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'

describeOnPostgres('two-step sign-in with an app', (open) => {
  let server: TestApp
  let now = new Date()
  beforeEach(async () => {
    now = new Date()
    server = await createTestApp({
      database: open(),
      environment: { TRUSTED_PROXY: 'on' },
      secret: 'a secret of these tests',
      now: () => now,
    })
  })
  type Visitor = ReturnType<TestApp['visitor']>
  const startApp = (visitor: Visitor, given = password) => visitor.post('/api/me/second-steps/app', { password: given })
  const confirmApp = (visitor: Visitor, code: string) => visitor.send('PUT', '/api/me/second-steps/app', { code })
  const stateOf = async (visitor: Visitor) => (await visitor.get('/api/me/security')).body.secondSteps
  /** Somebody who has set up an app, with its key and their backup codes. */
  const secured = async (role: 'student' | 'teacher' = 'teacher') => {
    const visitor = await server.signedIn(role)
    const { key } = (await startApp(visitor)).body
    const { backupCodes } = (await confirmApp(visitor, appCode(key))).body
    return { visitor, key: String(key), email: visitor.email, backupCodes: backupCodes as string[] }
  }
  /** A browser that has given the password. */
  const atSecondStep = async (email: string, address = '192.0.2.1') => {
    const visitor = server.visitor({ 'x-forwarded-for': address })
    const { status, body } = await visitor.post('/api/sign-in', { email, password })
    expect([status, body]).toEqual([200, { profile: null }])
    return visitor
  }
  const give = (visitor: Visitor, code: string) => visitor.post('/api/sign-in/code', { code })

  test('it is set up with the password and a code; other devices are signed out and the owner is told', async () => {
    const visitor = await server.signedIn('teacher')
    const there = server.visitor()
    await there.post('/api/sign-in', { email: visitor.email, password })
    expect((await startApp(visitor, 'not my password')).body.error.code).toBe('wrong-password')
    const begun = (await startApp(visitor)).body
    expect(begun.uri).toMatch(/^otpauth:\/\/totp\/Revisewell:/)
    expect(new URL(begun.uri).searchParams.get('secret')).toBe(begun.key)
    expect(await stateOf(visitor)).toMatchObject({ on: false, app: false })
    expect((await confirmApp(visitor, appCode(begun.key, 100))).body.error.code).toBe('wrong-code')
    const { body } = await confirmApp(visitor, appCode(begun.key))
    expect(new Set(body.backupCodes).size).toBe(10)
    for (const code of body.backupCodes) expect(code).toMatch(/^[2-9b-z]{5}-[2-9b-z]{5}$/)
    expect(await stateOf(visitor)).toEqual({
      on: true,
      app: true,
      passkeys: [],
      backupCodesLeft: 10,
      compulsory: false,
    })
    expect((await there.get('/api/me')).body.profile).toBeNull()
    expect((await server.mails())[0]).toMatchObject({
      to: visitor.email,
      subject: 'Two-step sign-in is set up on your Revisewell account',
    })
    expect((await visitor.get('/api/notices')).body.notices[0].title).toBe('An app was set up for two-step sign-in')
    expect((await startApp(visitor)).body.error.code).toBe('already-decided')
  })

  test('neither the secret nor a backup code is stored as it is', async () => {
    const { key, backupCodes } = await secured()
    const rows = await open().query<{ text: string }>('select t::text as text from two_factors t')
    const kept = rows.map(({ text }) => text).join()
    for (const secret of [key, ...backupCodes]) expect(kept).not.toContain(secret)
  })

  test.each(['student', 'teacher'] as const)(
    'the password of a %s alone signs nobody in: a code of the app has to follow',
    async (role) => {
      const { email, key } = await secured(role)
      const visitor = await atSecondStep(email)
      expect((await visitor.get('/api/me')).body.profile).toBeNull()
      expect((await give(visitor, appCode(key, 100))).body.error.code).toBe('wrong-code')
      const { body } = await give(visitor, ` ${appCode(key, 1).replace(/(...)/, '$1 ')} `)
      expect(body.profile.email).toBe(email)
      expect((await visitor.get('/api/me')).body.profile.email).toBe(email)
      expect((await give(visitor, appCode(key))).body.error.code).toBe('sign-in-expired')
    },
  )

  test('served by https, the cookies of a sign-in that is under way are the host’s alone', async () => {
    const { email } = await secured()
    const environment = { PUBLIC_URL: 'https://revise.example' }
    const secure = await createTestApp({ database: open(), environment, secret: 'a secret of these tests' })
    const signIn = await secure.visitor().post('/api/sign-in', { email, password })
    const withPasskey = await secure.visitor().post('/api/sign-in/passkey/start', undefined)
    const set = [signIn, withPasskey].flatMap(({ headers }) => headers.getSetCookie())
    for (const name of ['two_factor', 'passkey_challenge']) {
      const [cookie] = set.filter((one) => one.startsWith(`__Host-revisewell.${name}=`))
      expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    }
    expect(withPasskey.body.options).toMatchObject({ rpId: 'revise.example', userVerification: 'required' })
  })

  test('a code of the app signs in once', async () => {
    const { email, key } = await secured()
    const [first, second] = [await atSecondStep(email), await atSecondStep(email)]
    const code = appCode(key)
    expect((await give(first, code)).status).toBe(200)
    expect((await give(second, code)).body.error.code).toBe('wrong-code')
    expect((await give(second, appCode(key, 1))).status).toBe(200)
  })

  test('a backup code signs in once, however it is typed', async () => {
    const { email, visitor, backupCodes } = await secured()
    const [code = ''] = backupCodes
    const typed = code.toUpperCase().replace('-', ' ')
    expect((await give(await atSecondStep(email), typed)).body.profile.email).toBe(email)
    expect((await give(await atSecondStep(email), typed)).body.error.code).toBe('wrong-code')
    expect((await stateOf(visitor)).backupCodesLeft).toBe(9)
  })

  test('new backup codes take the place of the old ones', async () => {
    const { email, visitor, backupCodes } = await secured()
    const renew = (given: string) => visitor.post('/api/me/second-steps/backup-codes', { password: given })
    expect((await renew('not my password')).body.error.code).toBe('wrong-password')
    const fresh = (await renew(password)).body.backupCodes
    expect((await give(await atSecondStep(email), backupCodes[0] ?? '')).body.error.code).toBe('wrong-code')
    expect((await give(await atSecondStep(email), fresh[0])).status).toBe(200)
    const without = await server.signedIn('teacher')
    const refused = await without.post('/api/me/second-steps/backup-codes', { password })
    expect(refused.body.error.code).toBe('not-found')
  })

  test('five wrong codes end a sign-in; guesses at one account end, wherever they come from', async () => {
    const { email, key } = await secured()
    let visitor = await atSecondStep(email)
    const codes: string[] = []
    for (let guess = 0; guess < 5; guess++) codes.push((await give(visitor, appCode(key, 50 + guess))).body.error.code)
    expect(new Set(codes)).toEqual(new Set(['wrong-code']))
    expect((await give(visitor, appCode(key))).body.error.code).toBe('sign-in-expired')
    for (let guess = 0; guess < 14; guess++) {
      if (guess % 4 === 0) visitor = await atSecondStep(email, `198.51.100.${guess}`)
      await give(visitor, appCode(key, 60 + guess))
    }
    const late = await atSecondStep(email, '203.0.113.1')
    const { status, body } = await give(late, appCode(key, 1))
    expect([status, body.error.code]).toEqual([429, 'too-many-requests'])
    now = new Date(now.getTime() + 60 * 60_000)
    expect((await give(late, appCode(key))).status).toBe(200)
  })

  test('somebody who guesses elsewhere does not keep the owner’s own device out', async () => {
    const { email, key, backupCodes } = await secured()
    const own = await atSecondStep(email)
    await give(own, backupCodes[0] ?? '')
    for (let guess = 0; guess < 21; guess++)
      await give(guess % 4 === 0 ? await atSecondStep(email) : own, appCode(key, 50 + guess))
    await own.post('/api/sign-in', { email, password })
    expect((await give(own, appCode(key))).status).toBe(200)
  })

  test('a wrong code is logged as a failed sign-in, under the same digest as a wrong password', async () => {
    const lines: string[] = []
    const { email, key } = await secured()
    server = await createTestApp({
      database: open(),
      secret: 'a secret of these tests',
      log: pino({ level: 'warn' }, { write: (line) => void lines.push(line) }),
    })
    await server.visitor().post('/api/sign-in', { email, password: 'wrong words here' })
    await give(await atSecondStep(email), appCode(key, 50))
    const logs = lines.map((line) => JSON.parse(line))
    expect(logs.map(({ code }) => code)).toEqual(['wrong-credentials', 'wrong-code'])
    expect(logs[0].account).toBe(logs[1].account)
    expect(lines.join()).not.toMatch(/example\.test|wrong words/)
  })

  test('whose browser has another session gets no further with it', async () => {
    const { email, key } = await secured()
    const other = await server.signedIn('teacher')
    expect((await give(other, appCode(key))).body.error.code).toBe('sign-in-expired')
    await other.post('/api/sign-in', { email, password })
    expect((await give(other, appCode(key, 1))).body.profile.email).toBe(email)
  })

  test('a reset password still takes the second step', async () => {
    const { email, key } = await secured()
    await server.visitor().post('/api/forgotten-password', { email })
    await server
      .visitor()
      .post('/api/reset-password', { token: tokenFor(email, await server.mails()), password: 'marble lantern 77' })
    const visitor = server.visitor()
    const signedIn = await visitor.post('/api/sign-in', { email, password: 'marble lantern 77' })
    expect(signedIn.body.profile).toBeNull()
    expect((await give(visitor, appCode(key, 1))).status).toBe(200)
  })

  test('turning it off takes the password or a code; then the password alone signs in', async () => {
    const end = (visitor: Visitor, proof: object) => visitor.post('/api/me/second-steps/end', proof)
    const proofs = [
      () => ({ password }),
      ({ key }: { key: string }) => ({ code: appCode(key) }),
      ({ backupCodes }: { backupCodes: string[] }) => ({ code: backupCodes[0] }),
    ]
    for (const proofOf of proofs) {
      const owner = await secured()
      expect((await end(owner.visitor, { password: 'not my password' })).body.error.code).toBe('wrong-password')
      expect((await end(owner.visitor, { code: appCode(owner.key, 50) })).body.error.code).toBe('wrong-code')
      expect(await stateOf(owner.visitor)).toMatchObject({ on: true })
      now = new Date(now.getTime() + 1000)
      expect((await end(owner.visitor, proofOf(owner))).body).toEqual({ ended: true })
      expect(await stateOf(owner.visitor)).toMatchObject({ on: false, app: false, backupCodesLeft: 0 })
      expect((await owner.visitor.get('/api/notices')).body.notices[0].title).toBe('Two-step sign-in was turned off')
      const { body } = await server.visitor().post('/api/sign-in', { email: owner.email, password })
      expect(body.profile.email).toBe(owner.email)
    }
  })

  test('who has no email address has none of it', async () => {
    const visitor = await server.signedIn('student')
    for (const table of ['users', 'profiles'])
      await open().query(`update ${table} set email = $2 where id = $1`, [visitor.id, `${visitor.id}@pupil.invalid`])
    expect((await startApp(visitor)).body.error.code).toBe('not-allowed')
  })
})
