import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, password, publicUrl, type TestApp, tokenFor } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'

const fresh = 'marble lantern 77'

describeOnPostgres('a forgotten password', (open) => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp({ database: open() })
  })
  const forget = (email: string) => server.visitor().post('/api/forgotten-password', { email })
  const reset = (token: string, given = fresh) =>
    server.visitor().post('/api/reset-password', { token, password: given })
  const signIn = (email: string, given: string) => server.visitor().post('/api/sign-in', { email, password: given })

  test('contract §7: the link leads to /reset-password, and the new password signs in', async () => {
    const { email } = await server.signedIn('student')
    await forget(email)
    const [mail] = await server.mails()
    expect(mail?.text).toContain(`${publicUrl}/reset-password?token=`)
    expect((await reset(tokenFor(email, await server.mails()))).body).toEqual({ reset: true })
    expect((await signIn(email, password)).body.error.code).toBe('wrong-credentials')
    expect((await signIn(email, fresh)).status).toBe(200)
    expect((await server.mails())[0]).toMatchObject({ to: email, subject: 'Your Revisewell password was changed' })
  })

  test('the answer is the same whether or not there is such an account, and only an account gets mail', async () => {
    const { email } = await server.signedIn('parent')
    const stranger = `${randomUUID()}@example.test`
    const [known, unknown] = [await forget(email), await forget(stranger)]
    expect([unknown.status, unknown.body]).toEqual([known.status, { email: stranger }])
    expect((await server.mails()).filter(({ to }) => to === stranger)).toEqual([])
  })

  test('a reset ends every session', async () => {
    const here = await server.signedIn('teacher')
    const there = server.visitor()
    await there.post('/api/sign-in', { email: here.email, password })
    await forget(here.email)
    await reset(tokenFor(here.email, await server.mails()))
    for (const visitor of [here, there]) expect((await visitor.get('/api/me')).body.profile).toBeNull()
  })

  test('a link works once, and not after it has expired', async () => {
    const { email } = await server.signedIn('student')
    await forget(email)
    const used = tokenFor(email, await server.mails())
    await reset(used)
    expect((await reset(used)).body.error.code).toBe('link-expired')
    await forget(email)
    await open().query(`update verifications set expires_at = now() - interval '1 second'`)
    const { status, body } = await reset(tokenFor(email, await server.mails()))
    expect([status, body.error.code]).toEqual([410, 'link-expired'])
    expect((await reset('made-up')).body.error.code).toBe('link-expired')
  })

  test('a weak password is refused with reasons, and the link still works', async () => {
    const { email } = await server.signedIn('student', 'Katherine Johnson')
    await forget(email)
    const token = tokenFor(email, await server.mails())
    const { status, body } = await reset(token, 'Katherine')
    expect([status, body.error.code]).toEqual([422, 'weak-password'])
    expect(body.error.reasons).not.toEqual([])
    expect((await reset(token)).status).toBe(200)
  })

  test('whoever opened the mail has verified the address, and older sign-ups for it are void', async () => {
    const email = `${randomUUID()}@example.test`
    await server.visitor().post('/api/sign-up', { fullName: 'Mallory', email, password, role: 'student' })
    const verification = tokenFor(email, await server.mails())
    await forget(email)
    await reset(tokenFor(email, await server.mails()))
    const verified = await server.visitor().post('/api/verify-email', { token: verification })
    expect(verified.body.error.code).toBe('link-expired')
    expect((await signIn(email, password)).body.error.code).toBe('wrong-credentials')
    expect((await signIn(email, fresh)).status).toBe(200)
  })

  test('no token is kept as it was mailed', async () => {
    const { email } = await server.signedIn('student')
    await forget(email)
    const token = tokenFor(email, await server.mails())
    const rows = await open().query<{ text: string }>('select v::text as text from verifications v')
    expect(rows.filter(({ text }) => text.includes(token))).toEqual([])
  })
})
