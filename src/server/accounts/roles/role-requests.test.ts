import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, password, type TestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { makeAdmin } from './make-admin.ts'

describeOnPostgres('the admin role', (open) => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp({ database: open() })
    await server.jobs.failed()
  })
  afterAll(() => server.jobs.stop())
  const lastMailTo = async (email: string) => (await server.mails()).find(({ to }) => to === email)
  type SignedIn = Awaited<ReturnType<TestApp['signedIn']>>
  const asked = async (by: SignedIn): Promise<{ id: string; email: string }[]> =>
    (await by.get('/api/admin/role-requests')).body.requests
  const requestOf = async (admin: SignedIn, email: string) =>
    (await asked(admin)).find((request) => request.email === email)?.id ?? ''
  const admin = async () => {
    const visitor = await server.signedIn('admin', 'First Admin')
    await makeAdmin({ email: visitor.email, database: open(), now: new Date() })
    return visitor
  }

  test('product: whoever chooses admin at sign-up has no admin rights until an admin approves', async () => {
    const hopeful = await server.signedIn('admin', 'Hope Full')
    expect((await hopeful.get('/api/me')).body.profile).toMatchObject({ role: 'admin', roleAwaitsApproval: true })
    expect((await hopeful.get('/api/admin/role-requests')).body.error.code).toBe('not-allowed')
    const boss = await admin()
    expect(await asked(boss)).toContainEqual({
      id: expect.any(String),
      fullName: 'Hope Full',
      email: hopeful.email,
      role: 'admin',
      createdAt: expect.any(String),
    })
  })

  test('the first admin comes from a command, which wants a verified account', async () => {
    const boss = await admin()
    expect((await boss.get('/api/me')).body.profile).toMatchObject({ role: 'admin', roleAwaitsApproval: false })
    expect((await boss.get('/api/admin/role-requests')).status).toBe(200)
    const email = `${randomUUID()}@example.test`
    await server.visitor().post('/api/sign-up', { fullName: 'Ada', email, password, role: 'admin' })
    await expect(makeAdmin({ email, database: open(), now: new Date() })).rejects.toThrow('No verified account')
  })

  test("an admin's approval acts with the person's next request, and they are told", async () => {
    const [boss, hopeful] = [await admin(), await server.signedIn('admin')]
    const id = await requestOf(boss, hopeful.email)
    const decided = await boss.post(`/api/admin/role-requests/${id}`, { decision: 'approved' })
    expect(decided.body).toEqual({ id, decision: 'approved' })
    expect((await hopeful.get('/api/admin/role-requests')).status).toBe(200)
    expect((await hopeful.get('/api/me')).body.profile).toMatchObject({ role: 'admin', roleAwaitsApproval: false })
    const approved = { to: hopeful.email, subject: 'You are now a Revisewell admin' }
    await vi.waitFor(async () => expect(await lastMailTo(hopeful.email)).toMatchObject(approved), 15_000)
  })

  test('a refused request leaves a parent account, whose role sees nobody', async () => {
    const [boss, hopeful] = [await admin(), await server.signedIn('admin')]
    const id = await requestOf(boss, hopeful.email)
    await boss.post(`/api/admin/role-requests/${id}`, { decision: 'refused' })
    expect((await hopeful.get('/api/me')).body.profile).toMatchObject({ role: 'parent', roleAwaitsApproval: false })
    expect((await hopeful.get('/api/admin/role-requests')).body.error.code).toBe('not-allowed')
    expect(await requestOf(boss, hopeful.email)).toBe('')
    const refused = { subject: 'Your request for a Revisewell admin account' }
    await vi.waitFor(async () => expect(await lastMailTo(hopeful.email)).toMatchObject(refused), 15_000)
  })

  test('a request is decided once, also by two admins at the same moment', async () => {
    const [one, other, hopeful] = [await admin(), await admin(), await server.signedIn('admin')]
    const id = await requestOf(one, hopeful.email)
    const answers = await Promise.all([
      one.post(`/api/admin/role-requests/${id}`, { decision: 'approved' }),
      other.post(`/api/admin/role-requests/${id}`, { decision: 'refused' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { role } = (await hopeful.get('/api/me')).body.profile
    expect(role).toBe(answers[0]?.status === 200 ? 'admin' : 'parent')
  })

  test.each(['guest', 'student', 'teacher', 'parent', 'admin'] as const)(
    'a %s who is no approved admin neither lists nor decides requests',
    async (role) => {
      const [boss, hopeful] = [await admin(), await server.signedIn('admin')]
      const id = await requestOf(boss, hopeful.email)
      const visitor = role === 'guest' ? server.visitor() : await server.signedIn(role)
      const [status, code] = role === 'guest' ? [401, 'not-signed-in'] : [403, 'not-allowed']
      const tries = [
        await visitor.get('/api/admin/role-requests'),
        await visitor.post(`/api/admin/role-requests/${id}`, { decision: 'approved' }),
        await visitor.post(`/api/admin/role-requests/${randomUUID()}`, { decision: 'approved' }),
      ]
      for (const answer of tries) expect([answer.status, answer.body.error.code]).toEqual([status, code])
    },
  )

  test('nobody decides their own request', async () => {
    const [boss, hopeful] = [await admin(), await server.signedIn('admin')]
    const id = await requestOf(boss, hopeful.email)
    expect((await hopeful.post(`/api/admin/role-requests/${id}`, { decision: 'approved' })).status).toBe(403)
    expect(await requestOf(boss, hopeful.email)).toBe(id)
  })

  test('a request that is not there, or none at all, is answered so', async () => {
    const boss = await admin()
    const decide = (id: string, decision: unknown) => boss.post(`/api/admin/role-requests/${id}`, { decision })
    expect((await decide(randomUUID(), 'approved')).body.error.code).toBe('not-found')
    expect((await decide('1 or 1=1', 'approved')).body.error.code).toBe('bad-input')
    expect((await decide(randomUUID(), 'maybe')).body.error.code).toBe('bad-input')
  })

  test('somebody who has not verified their address is not on the list', async () => {
    const email = `${randomUUID()}@example.test`
    await server.visitor().post('/api/sign-up', { fullName: 'Ada', email, password, role: 'admin' })
    expect(await requestOf(await admin(), email)).toBe('')
  })
})
