import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, password, publicUrl, type TestApp, tokenFor } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'

const address = () => `${randomUUID()}@example.test`

describeOnPostgres('signing up', (open) => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp({ database: open() })
  })
  const form = (given: object = {}) => ({
    fullName: 'Ada Lovelace',
    email: address(),
    password,
    role: 'student',
    ...given,
  })
  const signUp = (given: object = {}) => server.visitor().post('/api/sign-up', form(given))
  const verify = (token: string) => server.visitor().post('/api/verify-email', { token })
  const rowsOf = async (email: string) => {
    const [row] = await open().query<{ users: number; profiles: number; progress: number; requests: number }>(
      `select (select count(*)::int from users where email = $1) as users,
        (select count(*)::int from profiles where email = $1) as profiles,
        (select count(*)::int from student_progress s join users u on u.id = s.user_id where u.email = $1) as progress,
        (select count(*)::int from role_requests r join users u on u.id = r.user_id where u.email = $1) as requests`,
      [email],
    )
    return row
  }

  test('contract §2: sign-up, the mailed link, and the person is signed in', async () => {
    const email = address()
    const visitor = server.visitor()
    expect((await visitor.post('/api/sign-up', form({ email: ` ${email.toUpperCase()} ` }))).body).toEqual({ email })
    expect((await visitor.get('/api/me')).body.profile).toBeNull()
    const token = tokenFor(email, await server.mails())
    const verified = await visitor.post('/api/verify-email', { token })
    expect(verified.body.profile).toMatchObject({
      fullName: 'Ada Lovelace',
      email,
      role: 'student',
      roleAwaitsApproval: false,
      school: null,
      timeZone: 'Europe/London',
      timedAdvance: true,
      dailyGoal: 20,
    })
    expect((await visitor.get('/api/me')).body.profile).toEqual(verified.body.profile)
  })

  test('contract §7: the mail links to the page that verifies, at the address where the product is', async () => {
    const email = address()
    await signUp({ email })
    const [mail] = await server.mails()
    expect(mail).toMatchObject({ to: email, subject: 'Verify your Revisewell account' })
    expect(mail?.text).toContain(`${publicUrl}/verify-email?token=`)
    expect(mail?.html).toContain(`href="${publicUrl}/verify-email?token=`)
  })

  test('a link verifies once', async () => {
    const email = address()
    await signUp({ email })
    const token = tokenFor(email, await server.mails())
    expect((await verify(token)).status).toBe(200)
    expect((await verify(token)).body.error.code).toBe('link-expired')
    expect((await verify('made-up')).body.error.code).toBe('link-expired')
  })

  test('a link that has expired verifies nothing', async () => {
    const email = address()
    await signUp({ email })
    await open().query(`update verifications set expires_at = now() - interval '1 minute'`)
    expect((await verify(tokenFor(email, await server.mails()))).body.error.code).toBe('link-expired')
  })

  test.each(['student', 'teacher', 'parent', 'admin'] as const)(
    'contract §6: a %s is made whole, in one go',
    async (role) => {
      const email = address()
      await signUp({ email, role })
      expect(await rowsOf(email)).toEqual({
        users: 1,
        profiles: 1,
        progress: role === 'student' ? 1 : 0,
        requests: role === 'admin' ? 1 : 0,
      })
    },
  )

  test('signing up earns no XP', async () => {
    const pupil = await server.signedIn('student')
    const [ledger] = await open().query('select count(*)::int as rows from xp_ledger where student_id = $1', [pupil.id])
    expect(ledger).toEqual({ rows: 0 })
  })

  test('an address that has an account gets the same answer and a mail of its own; the account stays as it is', async () => {
    const known = await server.signedIn('parent', 'Grace Hopper')
    const [fresh, again] = [await signUp(), await signUp({ email: known.email, fullName: 'Mallory', role: 'teacher' })]
    expect([again.status, Object.keys(again.body)]).toEqual([fresh.status, Object.keys(fresh.body)])
    const [mail] = await server.mails()
    expect(mail).toMatchObject({ to: known.email, subject: 'You already have a Revisewell account' })
    expect(mail?.text).not.toContain('Mallory')
    expect((await known.get('/api/me')).body.profile).toMatchObject({ fullName: 'Grace Hopper', role: 'parent' })
    const signIn = await server.visitor().post('/api/sign-in', { email: known.email, password })
    expect(signIn.status).toBe(200)
  })

  test("a link gives the account what was entered in its own sign-up, not in somebody else's for the same address", async () => {
    const email = address()
    const theirs = 'attackers own phrase 9'
    await signUp({ email, fullName: 'Victim' })
    const token = tokenFor(email, await server.mails())
    await signUp({ email, fullName: 'Mallory', password: theirs, role: 'admin' })
    const later = tokenFor(email, await server.mails())
    const verified = await verify(token)
    expect(verified.body.profile).toMatchObject({ fullName: 'Victim', role: 'student', roleAwaitsApproval: false })
    const signIn = (given: string) => server.visitor().post('/api/sign-in', { email, password: given })
    expect((await signIn(theirs)).body.error.code).toBe('wrong-credentials')
    expect((await signIn(password)).status).toBe(200)
    expect((await verify(later)).body.error.code).toBe('link-expired')
    expect(await rowsOf(email)).toEqual({ users: 1, profiles: 1, progress: 1, requests: 0 })
  })

  test('the same sign-up twice at once makes one account', async () => {
    const email = address()
    const both = await Promise.all([signUp({ email }), signUp({ email })])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await rowsOf(email)).toMatchObject({ users: 1, profiles: 1, progress: 1 })
  })

  test('contract §5: a full name, an email address, at least 6 characters and a role are required', async () => {
    const faults: [object, string, string][] = [
      [{ fullName: '   ' }, 'fullName', 'Please enter your full name.'],
      [{ fullName: 'Ada\nBcc: all' }, 'fullName', 'Please enter your name in one line.'],
      [{ email: 'ada' }, 'email', 'Please enter an email address.'],
      [{ password: '12345' }, 'password', 'Use at least 6 characters.'],
      [{ role: 'owner' }, 'role', ''],
      [{ role: undefined }, 'role', ''],
    ]
    for (const [given, field, sentence] of faults) {
      const { status, body } = await signUp(given)
      expect([status, body.error.code]).toEqual([400, 'bad-input'])
      expect(body.error.fields[field]).toContain(sentence)
    }
  })

  test('contract §5: a password that is easy to guess is refused with reasons', async () => {
    const cases = ['password1', 'qwerty', 'abcabcabc', 'Lovelace', 'revisewell1']
    for (const weak of cases) {
      const { status, body } = await signUp({ password: weak, email: 'ada.lovelace@example.test' })
      expect([weak, status, body.error.code]).toEqual([weak, 422, 'weak-password'])
      expect(body.error.reasons.length).toBeGreaterThan(0)
      expect(body.error.fields.password).toBe(body.error.reasons.join(' '))
    }
  })

  test('an unknown time zone does not keep anybody out', async () => {
    const email = address()
    await signUp({ email, timeZone: 'Mars/Olympus_Mons' })
    const { body } = await verify(tokenFor(email, await server.mails()))
    expect(body.profile.timeZone).toBe('Europe/London')
  })

  test("somebody's name cannot make our mail carry their advertisement", async () => {
    await signUp({ fullName: 'You won! www.example.com/prize' })
    const [mail] = await server.mails()
    expect(`${mail?.text}${mail?.html}`).not.toContain('example.com/prize')
    await signUp({ fullName: '<img src=x onerror=alert(1)>' })
    expect((await server.mails())[0]?.html).not.toContain('<img')
  })
})
