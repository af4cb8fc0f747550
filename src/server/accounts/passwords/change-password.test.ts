import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, password, type TestApp, tokenFor } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'

const fresh = 'marble lantern 77'

describeOnPostgres('changing a password while signed in', (open) => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp({ database: open() })
  })
  type Visitor = ReturnType<TestApp['visitor']>
  const change = (visitor: Visitor, current = password, to = fresh) =>
    visitor.post('/api/me/password', { current, password: to })
  const signIn = (email: string, given: string) => server.visitor().post('/api/sign-in', { email, password: given })

  test('the new one signs in and the old one does not; other sessions end, this one has a new name, and the owner is told', async () => {
    const here = await server.signedIn('teacher')
    const there = server.visitor()
    await there.post('/api/sign-in', { email: here.email, password })
    const copy = server.visitor()
    for (const [name, value] of here.cookies) copy.cookies.set(name, value)
    expect((await change(here)).body).toEqual({ changed: true })
    for (const visitor of [there, copy]) expect((await visitor.get('/api/me')).body.profile).toBeNull()
    expect((await here.get('/api/me')).body.profile.id).toBe(here.id)
    expect((await signIn(here.email, password)).body.error.code).toBe('wrong-credentials')
    expect((await signIn(here.email, fresh)).status).toBe(200)
    expect((await server.mails())[0]).toMatchObject({ to: here.email, subject: 'Your Revisewell password was changed' })
    expect((await here.get('/api/notices')).body.notices[0]).toMatchObject({
      title: 'Your password was changed',
      link: '/security',
    })
  })

  test('it ends mailed links to set a password', async () => {
    const here = await server.signedIn('parent')
    await server.visitor().post('/api/forgotten-password', { email: here.email })
    const token = tokenFor(here.email, await server.mails())
    await change(here)
    const { body } = await server.visitor().post('/api/reset-password', { token, password: 'another lantern 78' })
    expect(body.error.code).toBe('link-expired')
  })

  test('a wrong old password changes nothing, and counts like a guess at the sign-in', async () => {
    const here = await server.signedIn('student')
    const { status, body } = await change(here, 'not my password')
    expect([status, body.error.code, body.error.fields]).toEqual([
      403,
      'wrong-password',
      { current: 'That is not your password.' },
    ])
    for (let guess = 0; guess < 9; guess++) await change(here, 'not my password')
    expect((await change(here)).body.error.code).toBe('too-many-requests')
    expect((await signIn(here.email, password)).body.error.code).toBe('too-many-requests')
  })

  test('a weak new password is refused with reasons', async () => {
    const here = await server.signedIn('student', 'Katherine Johnson')
    const { status, body } = await change(here, password, 'Katherine')
    expect([status, body.error.code]).toEqual([422, 'weak-password'])
    expect(body.error.reasons).not.toEqual([])
    expect((await signIn(here.email, password)).status).toBe(200)
  })

  test('who has no email address has a teacher for that', async () => {
    const here = await server.signedIn('student')
    for (const table of ['users', 'profiles'])
      await open().query(`update ${table} set email = $2 where id = $1`, [here.id, `${randomUUID()}@pupil.invalid`])
    expect((await here.get('/api/me/security')).body.hasEmail).toBe(false)
    const { status, body } = await change(here)
    expect([status, body.error.code]).toEqual([403, 'not-allowed'])
    expect(body.error.message).toContain('Your teacher sets how you sign in.')
  })
})
