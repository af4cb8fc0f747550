import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'

describeOnPostgres("one's own profile", (open) => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp({ database: open() })
  })

  test('contract §7: what was changed is merged, and what was not sent stays', async () => {
    const visitor = await server.signedIn('student', 'Ada')
    const changed = await visitor.send('PATCH', '/api/me', { fullName: ' Ada Lovelace ', dailyGoal: 35 })
    expect(changed.body.profile).toMatchObject({ fullName: 'Ada Lovelace', dailyGoal: 35, role: 'student' })
    await visitor.send('PATCH', '/api/me', { timeZone: 'Pacific/Auckland', timedAdvance: false })
    expect((await visitor.get('/api/me')).body.profile).toMatchObject({
      fullName: 'Ada Lovelace',
      dailyGoal: 35,
      timeZone: 'Pacific/Auckland',
      timedAdvance: false,
    })
    const [user] = await open().query('select name from users where id = $1', [visitor.id])
    expect(user).toEqual({ name: 'Ada Lovelace' })
  })

  test("contract §8: without anybody signed in it is 'No user logged in'", async () => {
    const { status, body } = await server.visitor().send('PATCH', '/api/me', { fullName: 'Nobody' })
    expect(status).toBe(401)
    expect(body.error).toEqual({ code: 'not-signed-in', message: 'No user logged in' })
  })

  test('a school that somebody names is theirs only when it is confirmed', async () => {
    const visitor = await server.signedIn('student')
    const [school] = await open().query<{ id: string }>(
      `insert into schools (name) values ('Hill School') returning id`,
    )
    const patch = async (school: string | null) =>
      (await visitor.send('PATCH', '/api/me', { school })).body.profile as Record<string, unknown>
    const stored = async () =>
      (await open().query('select school_id as id from profiles where id = $1', [visitor.id]))[0]
    expect(await patch('Hill School')).toMatchObject({ school: 'Hill School', schoolConfirmed: false })
    expect(await stored()).toEqual({ id: null })

    await open().query('update profiles set school_id = $2, school_named = null where id = $1', [
      visitor.id,
      school?.id ?? '',
    ])
    expect(await patch(' HILL school')).toMatchObject({ school: 'Hill School', schoolConfirmed: true })
    expect(await patch('Dale School')).toMatchObject({ school: 'Dale School', schoolConfirmed: false })
    expect(await stored()).toEqual(school)
    for (const none of [null, '  '] as const) {
      expect(await patch(none)).toMatchObject({ school: null, schoolConfirmed: false })
      expect(await stored()).toEqual({ id: null })
    }
  })

  test.each(['student', 'teacher', 'parent', 'admin'] as const)(
    'product: a %s can never change their own role',
    async (role) => {
      const visitor = await server.signedIn(role)
      for (const changes of [
        { role: 'admin' },
        { fullName: 'Ada', role: 'admin' },
        { id: 'demo-admin' },
        { email: 'a@b.test' },
      ])
        expect((await visitor.send('PATCH', '/api/me', changes)).status).toBe(400)
      expect((await visitor.get('/api/me')).body.profile).toMatchObject({ role, email: visitor.email })
    },
  )

  test('what cannot be is refused, naming the field', async () => {
    const visitor = await server.signedIn('student')
    const faults: Record<string, unknown[]> = {
      fullName: ['', '   ', 'a'.repeat(121), 'a\nb', 7, null],
      timeZone: ['', 'Mars/Olympus_Mons', '+01:00', 7, null],
      dailyGoal: [0, -1, 201, 1.5, '20', null],
      timedAdvance: ['yes', 1, null],
      avatarUrl: ['javascript:alert(1)', 'http://example.test/a.png', 'data:image/png;base64,AA', 7],
      reading: [null, 'large', { size: '150' }],
      school: ['a'.repeat(121), 'a\u0007b', 7],
    }
    for (const [field, values] of Object.entries(faults))
      for (const value of values) {
        const { status, body } = await visitor.send('PATCH', '/api/me', { [field]: value })
        expect([field, value, status, Object.keys(body.error.fields ?? {})]).toEqual([field, value, 400, [field]])
      }
  })

  test('how a person reads is theirs on every device, chosen as a whole, and standard again when reset', async () => {
    const visitor = await server.signedIn('student')
    expect((await visitor.get('/api/me')).body.profile.reading).toBeNull()
    const reading = { text: '150', font: 'opendyslexic', tint: 'cream', calm: 'on' }
    expect((await visitor.send('PATCH', '/api/me', { reading })).body.profile.reading).toEqual(reading)
    await visitor.send('PATCH', '/api/me', { dailyGoal: 12 })
    expect((await visitor.get('/api/me')).body.profile.reading).toEqual(reading)
    await visitor.send('PATCH', '/api/me', { reading: { letters: 'wide' } })
    expect((await visitor.get('/api/me')).body.profile.reading).toEqual({ letters: 'wide' })
    await visitor.send('PATCH', '/api/me', { reading: {} })
    expect((await visitor.get('/api/me')).body.profile.reading).toEqual({})
  })

  test('of what was stored for reading, a choice that is gone is left out', async () => {
    const visitor = await server.signedIn('student')
    await open().query(`update profiles set reading = '{"text":"900","tint":"blue"}' where id = $1`, [visitor.id])
    expect((await visitor.get('/api/me')).body.profile.reading).toEqual({ tint: 'blue' })
  })

  test('nobody is signed in once their account is gone', async () => {
    const visitor = await server.signedIn('student')
    await open().query('delete from users where id = $1', [visitor.id])
    expect((await visitor.get('/api/me')).body.profile).toBeNull()
    expect((await visitor.send('PATCH', '/api/me', { fullName: 'Ghost' })).status).toBe(401)
  })
})
