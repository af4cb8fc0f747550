import { beforeAll, expect, test } from 'vitest'
import { liveClose } from '#domain/live/protocol.ts'
import { LiveVisitor, listen } from '#tests/support/live-visitor.ts'
import { createTestApp, password, type TestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'

const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0'

describeOnPostgres('where somebody is signed in', (open) => {
  let server: TestApp
  let now = new Date('2026-12-07T10:00:00Z')
  beforeAll(async () => {
    server = await createTestApp({ database: open(), now: () => now })
  })
  /** Somebody who is signed in on two devices. */
  const onTwo = async (role: 'student' | 'teacher' | 'parent' = 'parent') => {
    const here = await server.signedIn(role)
    const there = server.visitor({ 'user-agent': edge })
    await there.post('/api/sign-in', { email: here.email, password })
    return { here, there }
  }
  const sessionsOf = async (visitor: Awaited<ReturnType<typeof onTwo>>['there']) =>
    (await visitor.get('/api/me/security')).body.sessions

  test.each(['student', 'teacher', 'parent'] as const)(
    'a %s sees each device by a plain name, with its days, and which one is this',
    async (role) => {
      const { here, there } = await onTwo(role)
      now = new Date('2026-12-07T10:00:00Z')
      await here.get('/api/me')
      now = new Date('2026-12-08T10:00:00Z')
      await there.get('/api/me')
      expect(await sessionsOf(here)).toEqual([
        {
          id: expect.any(String),
          device: 'Microsoft Edge on Windows',
          signedInAt: expect.any(String),
          lastUsedOn: '2026-12-08',
          here: false,
        },
        { id: expect.any(String), device: '', signedInAt: expect.any(String), lastUsedOn: '2026-12-07', here: true },
      ])
      expect(JSON.stringify(await sessionsOf(there))).not.toMatch(/token|address/i)
    },
  )

  test('one of them is ended, and a session of somebody else is not found', async () => {
    const { here, there } = await onTwo()
    const other = await server.signedIn('parent')
    const [{ id: othersId }] = await sessionsOf(other)
    expect((await here.send('DELETE', `/api/me/sessions/${othersId}`)).body.error.code).toBe('not-found')
    expect((await other.get('/api/me')).body.profile.id).toBe(other.id)
    const { id } = (await sessionsOf(here)).find(({ here: isThis }: { here: boolean }) => !isThis)
    expect((await here.send('DELETE', `/api/me/sessions/${id}`)).body).toEqual({ id })
    expect((await there.get('/api/me')).body.profile).toBeNull()
    expect((await here.get('/api/me')).body.profile.id).toBe(here.id)
    expect((await here.send('DELETE', `/api/me/sessions/${id}`)).status).toBe(404)
  })

  test('signing out everywhere ends all others, or all', async () => {
    const { here, there } = await onTwo()
    const end = (which: string) => here.post('/api/me/sessions/end', { which })
    expect((await end('others')).body).toEqual({ ended: 1 })
    expect((await there.get('/api/me')).body.profile).toBeNull()
    expect((await here.get('/api/me')).body.profile.id).toBe(here.id)
    await there.post('/api/sign-in', { email: here.email, password })
    expect((await end('all')).body).toEqual({ ended: 2 })
    expect([...here.cookies.keys()].filter((name) => name.includes('session'))).toEqual([])
    for (const visitor of [here, there]) expect((await visitor.get('/api/me')).body.profile).toBeNull()
  })

  test('a live connection on a device that is signed out ends at once', async () => {
    const { here, there } = await onTwo('student')
    const listening = await listen(server)
    const cookieOf = ({ cookies }: typeof there) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const live = await LiveVisitor.open(listening, { cookie: cookieOf(there) })
    await here.post('/api/me/sessions/end', { which: 'others' })
    expect(await live.closed).toBe(liveClose.signedOut)
    await listening.stop()
  })

  test('nobody sees or ends sessions without one', async () => {
    const guest = server.visitor()
    expect((await guest.get('/api/me/security')).status).toBe(401)
    expect((await guest.post('/api/me/sessions/end', { which: 'all' })).status).toBe(401)
  })
})
