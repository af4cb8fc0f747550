import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { appCode } from '#tests/support/app-code.ts'
import { createTestApp, password, type TestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { makeAdmin } from '../roles/make-admin.ts'
import { takeSecondStepsAway } from './take-second-steps-away.ts'

describeOnPostgres('two-step sign-in of admins', (open) => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp({ database: open() })
    // A mail is queued in its transaction.
    await server.jobs.failed()
  })
  afterAll(() => server.jobs.stop())
  const admin = async (as: 'admin' | 'unsecured-admin') => {
    const visitor = await server.signedIn(as)
    await makeAdmin({ email: visitor.email, database: open(), now: new Date() })
    return visitor
  }
  const setUp = async (visitor: Awaited<ReturnType<typeof admin>>) => {
    const { key } = (await visitor.post('/api/me/second-steps/app', { password })).body
    return visitor.send('PUT', '/api/me/second-steps/app', { code: appCode(key) })
  }
  const listUsers = (visitor: Awaited<ReturnType<typeof admin>>) => visitor.get('/api/admin/users')

  test('without one an admin has no admin power and is told why; the powers are there as soon as it is set up', async () => {
    const visitor = await admin('unsecured-admin')
    expect((await visitor.get('/api/me')).body.profile).toMatchObject({ role: 'admin', needsSecondStep: true })
    expect((await visitor.get('/api/me/security')).body.secondSteps.compulsory).toBe(true)
    const refused = await listUsers(visitor)
    expect([refused.status, refused.body.error.code]).toEqual([403, 'not-allowed'])
    expect(refused.body.error.message).toBe(
      'Admins need two-step sign-in. Set it up under ‘Sign-in and security’ first.',
    )
    expect((await setUp(visitor)).status).toBe(200)
    expect((await listUsers(visitor)).status).toBe(200)
    expect((await visitor.get('/api/me')).body.profile.needsSecondStep).toBe(false)
  })

  test('an admin who turns it off has no power from then on', async () => {
    const visitor = await admin('unsecured-admin')
    await setUp(visitor)
    await visitor.post('/api/me/second-steps/end', { password })
    expect((await listUsers(visitor)).status).toBe(403)
  })

  test('the demo’s admin, whose password is public, needs none', async () => {
    const visitor = await admin('unsecured-admin')
    await open().query('update profiles set demo = true where id = $1', [visitor.id])
    expect((await visitor.get('/api/me')).body.profile.needsSecondStep).toBe(false)
    expect((await listUsers(visitor)).status).toBe(200)
  })

  test('another admin resets it for who has lost their device: they are signed out and told, and it is written down', async () => {
    const [lost, other] = [await admin('unsecured-admin'), await admin('admin')]
    await setUp(lost)
    const reset = (id: string) => other.post(`/api/admin/users/${id}/second-steps-reset`, undefined)
    const found = await other.get(`/api/admin/users?search=${lost.email}`)
    expect(found.body.users[0].secondStep).toBe(true)
    expect((await reset(lost.id)).body).toEqual({ id: lost.id })
    expect((await lost.get('/api/me')).body.profile).toBeNull()
    expect((await reset(lost.id)).body.error.code).toBe('not-found')
    const signedIn = await lost.post('/api/sign-in', { email: lost.email, password })
    expect(signedIn.body.profile.needsSecondStep).toBe(true)
    expect((await lost.get('/api/notices')).body.notices[0].title).toBe('Two-step sign-in was reset')
    const acts = await open().query('select actor_id, details from audit_log where act = $1 and person_id = $2', [
      'second-steps-reset',
      lost.id,
    ])
    expect(acts).toEqual([{ actor_id: other.id, details: {} }])
    await vi.waitFor(async () => {
      const mails = (await server.mails()).filter(({ to }) => to === lost.email)
      expect(mails.map(({ subject }) => subject)).toContain('Two-step sign-in was reset on your Revisewell account')
    })
  })

  test('nobody resets their own, and nobody but an admin resets any', async () => {
    const [own, teacher] = [await admin('admin'), await server.signedIn('teacher')]
    const path = `/api/admin/users/${own.id}/second-steps-reset`
    for (const visitor of [own, teacher])
      expect((await visitor.post(path, undefined)).body.error.code).toBe('not-allowed')
  })

  test('whoever runs the installation resets it by a command, which is written down too', async () => {
    const visitor = await admin('unsecured-admin')
    await setUp(visitor)
    const reset = () =>
      open().transaction((transaction) =>
        takeSecondStepsAway(transaction, { userId: visitor.id, actorId: null, now: new Date() }),
      )
    expect(await reset()).toBe(true)
    expect(await reset()).toBe(false)
    const [act] = await open().query('select actor_id, details from audit_log where act = $1 and person_id = $2', [
      'second-steps-reset',
      visitor.id,
    ])
    expect(act).toEqual({ actor_id: null, details: { by: 'npm run reset-second-steps' } })
  })
})
