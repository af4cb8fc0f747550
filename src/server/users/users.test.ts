import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, tokenFor } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { awardXp } from '../awards/award-xp.ts'

const now = new Date('2026-05-12T16:00:00Z')
const isAdmin = (open: { query: (text: string, parameters: string[]) => Promise<unknown> }, id: string) =>
  open.query(`update role_requests set status = 'approved' where user_id = $1`, [id])

describeOnPostgres('User Management', (open) => {
  let app: Awaited<ReturnType<typeof createTestApp>>
  let admin: Awaited<ReturnType<typeof app.signedIn>>
  beforeAll(async () => {
    app = await createTestApp({ database: open(), now: () => now })
    admin = await app.signedIn('admin', 'Ada Admin')
    await isAdmin(open(), admin.id)
  })
  const names = (body: { users: { fullName: string }[] }) => body.users.map(({ fullName }) => fullName)
  const find = async (search: string) => (await admin.get(`/api/admin/users?search=${encodeURIComponent(search)}`)).body
  const edit = (id: string, changes: object) => admin.send('PATCH', `/api/admin/users/${id}`, changes)
  const school = async (name: string) => {
    const id = randomUUID()
    await open().query('insert into schools (id, name) values ($1, $2)', [id, name])
    return id
  }

  test('contract §2: a search looks in full name, email or role, whatever their case, and says how many match', async () => {
    const zoe = await app.signedIn('student', 'Zoë Quillfeather')
    await app.signedIn('parent', 'Peter QUILLFEATHER')
    expect(await find('QUILLFEATH')).toMatchObject({ total: 2, more: false, next: null })
    expect(names(await find('quillf'))).toEqual(['Peter QUILLFEATHER', 'Zoë Quillfeather'])
    expect(names(await find('ZOË'))).toEqual(['Zoë Quillfeather'])
    expect(names(await find(zoe.email.slice(3, 20).toUpperCase()))).toEqual(['Zoë Quillfeather'])
    expect(names(await find('pAReN'))).toEqual(['Peter QUILLFEATHER'])
    // One and two letters find words that begin with them.
    expect(names(await find('qu'))).toEqual(['Peter QUILLFEATHER', 'Zoë Quillfeather'])
    expect(names(await find('z'))).toContain('Zoë Quillfeather')
    for (const nobody of ['%', '_', "'", 'quill\\', 'nobodyatall']) expect((await find(nobody)).users).toEqual([])
  })

  test('people come by name, page after page, each once', async () => {
    for (const n of Array.from({ length: 60 }, (_, index) => index))
      await open().query(
        `with u as (insert into users (id, name, email) values ($1, $2, $1 || '@many.test') returning id)
         insert into profiles (id, full_name, email, role) select id, $2, $1 || '@many.test', 'student' from u`,
        [`many-${n}`, `Same Name ${n % 2}`],
      )
    const first = await find('@many.test')
    expect(first).toMatchObject({ total: 60 })
    expect(first.users).toHaveLength(50)
    const rest = await admin.get(`/api/admin/users?search=%40many.test&after=${first.next}`)
    expect(rest.body.next).toBeNull()
    const ids = [...first.users, ...rest.body.users].map(({ id }) => id)
    expect(new Set(ids).size).toBe(60)
    expect((await admin.get('/api/admin/users?after=nonsense')).body.error.code).toBe('bad-input')
  })

  test('a teacher’s school comes to the classes and pupils who have none; whoever has another keeps it', async () => {
    const [first, second] = [await school(`First ${randomUUID()}`), await school(`Second ${randomUUID()}`)]
    const teacher = await app.signedIn('unconfirmed-teacher', 'Tia Teacher')
    const pupils = [
      await app.signedIn('student', 'Ada'),
      await app.signedIn('student', 'Ben'),
      await app.signedIn('student', 'Cem'),
    ]
    const [ada, ben, cem] = pupils.map(({ id }) => id)
    await open().query('update profiles set school_id = $2 where id = $1', [ben ?? '', second])
    await pupils[0]?.send('PATCH', '/api/me', { school: 'A school that I typed' })
    const classOf = async (members: typeof pupils) => {
      const id = randomUUID()
      await teacher.post('/api/classes', { id, name: '9B' })
      const { joinCode } = (await teacher.get(`/api/classes/${id}`)).body.class
      for (const member of members) await member.post(`/api/join/${joinCode}`, {})
      return id
    }
    const classId = await classOf(pupils.slice(0, 2))
    const away = await classOf(pupils.slice(2))
    await open().query('update school_classes set archived_at = $2 where id = $1', [away, now])
    const schoolOf = async (table: 'profiles' | 'school_classes', id: string | undefined) =>
      (await open().query<{ id: string | null }>(`select school_id as id from ${table} where id = $1`, [id ?? '']))[0]
        ?.id
    const changes = { fullName: 'Tia Teacher', role: 'teacher' }
    expect((await edit(teacher.id, { ...changes, schoolId: first })).status).toBe(200)
    expect(await schoolOf('school_classes', classId)).toBe(first)
    expect([await schoolOf('profiles', ada), await schoolOf('profiles', ben)]).toEqual([first, second])
    expect((await pupils[0]?.get('/api/me'))?.body.profile.schoolConfirmed).toBe(true)
    // Whoever was in a class that is put away may have left the school since.
    expect(await schoolOf('profiles', cem)).toBeNull()
    await edit(teacher.id, { ...changes, schoolId: second })
    expect([await schoolOf('profiles', ada), await schoolOf('school_classes', classId)]).toEqual([first, first])
  })

  test('contract §3: missing values are 0 XP, a streak of 0 and Bronze; others are as they stand today', async () => {
    const pupil = await app.signedIn('student', 'Figures Pupil')
    await awardXp({
      database: open(),
      studentId: pupil.id,
      award: () => ({ cause: 'opening-balance', source: 'test', amount: 5001 }),
      now,
    })
    await app.signedIn('unconfirmed-teacher', 'Figures Teacher')
    expect((await find('figures')).users).toMatchObject([
      { fullName: 'Figures Pupil', totalXp: 5001, tier: 'Gold' },
      { fullName: 'Figures Teacher', totalXp: 0, dailyStreak: 0, tier: 'Bronze', school: null },
    ])
  })

  test('contract §8: people are listed without progress that cannot be read', async () => {
    await open().query('alter table student_progress rename to progress_away')
    try {
      expect((await find('Ada Admin')).users).toMatchObject([{ totalXp: 0, tier: 'Bronze' }])
    } finally {
      await open().query('alter table progress_away rename to student_progress')
    }
  })

  test('contract §2: Edit User saves name, school and role, and the session has them at once', async () => {
    const visitor = await app.signedIn('parent', 'Old Name')
    const schoolId = await school('Hill School')
    await visitor.send('PATCH', '/api/me', { school: 'hill school' })
    const saved = await edit(visitor.id, { fullName: 'New Name', schoolId, role: 'student' })
    expect(saved).toMatchObject({
      status: 200,
      body: {
        user: {
          fullName: 'New Name',
          role: 'student',
          school: { id: schoolId, name: 'Hill School' },
          schoolNamed: null,
        },
      },
    })
    expect((await visitor.get('/api/me')).body.profile).toMatchObject({
      fullName: 'New Name',
      role: 'student',
      school: 'Hill School',
      schoolConfirmed: true,
    })
    // A pupil who was none has figures from now on.
    expect((await visitor.get('/api/dashboard')).status).toBe(200)
    await edit(visitor.id, { fullName: 'New Name', schoolId: null, role: 'student' })
    expect((await visitor.get('/api/me')).body.profile.school).toBeNull()
  })

  test('what somebody says of their school stays until an admin chooses one', async () => {
    const visitor = await app.signedIn('student', 'Says So')
    await visitor.send('PATCH', '/api/me', { school: 'Dale School' })
    expect((await find('says so')).users).toMatchObject([{ school: null, schoolNamed: 'Dale School' }])
    await edit(visitor.id, { fullName: 'Says So Still', schoolId: null, role: 'student' })
    expect((await find('says so')).users).toMatchObject([{ school: null, schoolNamed: 'Dale School' }])
  })

  test('nobody changes their own role, and a school that is gone is refused', async () => {
    const own = await edit(admin.id, { fullName: 'Ada Admin', schoolId: null, role: 'teacher' })
    expect(own).toMatchObject({ status: 403, body: { error: { message: 'You cannot change your own role.' } } })
    expect((await edit(admin.id, { fullName: 'Ada Admin', schoolId: null, role: 'admin' })).status).toBe(200)
    const gone = await edit(admin.id, { fullName: 'Ada Admin', schoolId: randomUUID(), role: 'admin' })
    expect(gone).toMatchObject({ status: 400, body: { error: { code: 'bad-input' } } })
    expect((await edit('nobody', { fullName: 'No', schoolId: null, role: 'student' })).status).toBe(404)
  })

  test('another role settles a request for the admin role; two admins cannot take the role from each other at once', async () => {
    const pending = await app.signedIn('admin', 'Pending Person')
    expect((await find('pending person')).users).toMatchObject([{ role: 'admin', roleAwaitsApproval: true }])
    await edit(pending.id, { fullName: 'Pending Person', schoolId: null, role: 'teacher' })
    expect((await pending.get('/api/me')).body.profile).toMatchObject({ role: 'teacher', roleAwaitsApproval: false })
    await edit(pending.id, { fullName: 'Pending Person', schoolId: null, role: 'admin' })
    expect((await pending.get('/api/admin/users')).status).toBe(200)
    const both = await Promise.all([
      pending.send('PATCH', `/api/admin/users/${admin.id}`, { fullName: 'Ada Admin', schoolId: null, role: 'parent' }),
      edit(pending.id, { fullName: 'Pending Person', schoolId: null, role: 'parent' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403])
    for (const { id } of [admin, pending]) await open().query(`update profiles set role = 'admin' where id = $1`, [id])
  })

  test('contract §8: a password reset email is sent to the address that is named', async () => {
    const visitor = await app.signedIn('student', 'Forgot It')
    const sent = await admin.post(`/api/admin/users/${visitor.id}/password-reset`, undefined)
    expect(sent).toMatchObject({ status: 200, body: { email: visitor.email } })
    expect(tokenFor(visitor.email, await app.mails())).not.toBe('')
    await open().query(`update profiles set email = 'kit@pupils.invalid' where id = $1`, [visitor.id])
    expect((await admin.post(`/api/admin/users/${visitor.id}/password-reset`, undefined)).body.error.code).toBe(
      'no-email',
    )
    await open().query('update profiles set email = $2 where id = $1', [visitor.id, visitor.email])
    for (let time = 0; time < 5; time++) await admin.post(`/api/admin/users/${visitor.id}/password-reset`, undefined)
    expect((await admin.post(`/api/admin/users/${visitor.id}/password-reset`, undefined)).status).toBe(429)
  })

  test('contract §9: Recent Edits has the latest ten, with name, role and date', async () => {
    const visitor = await app.signedIn('student', 'Edited Often')
    for (let time = 0; time < 11; time++)
      await edit(visitor.id, { fullName: `Edited ${time}`, schoolId: null, role: 'teacher' })
    const { edits } = (await admin.get('/api/admin/recent-edits')).body
    expect(edits).toHaveLength(10)
    expect(edits[0]).toMatchObject({ userName: 'Edited 10', userRole: 'teacher', editedAt: now.toISOString() })
    await open().query('delete from users where id = $1', [visitor.id])
    expect((await admin.get('/api/admin/recent-edits')).body.edits[0]).toMatchObject({ userName: null, userRole: null })
  })

  test('contract §7: the export has ID, Full Name, Email, Role, School, XP, Tier and Streak of everybody, and runs no formula', async () => {
    const schoolId = await school('=Evil School')
    const names = ['=HYPERLINK("https://evil.example")', '+1', '-1', '@SUM(A1)', '\tTab', 'Plain, "quoted" Ünï']
    const people = []
    for (const name of names) {
      const person = await app.signedIn('student')
      await open().query('update profiles set full_name = $2, school_id = $3 where id = $1', [
        person.id,
        name,
        schoolId,
      ])
      people.push(person)
    }
    const cookie = [...admin.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
    const response = await app.app.request('/api/admin/users/export', { headers: { cookie } })
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="revisewell-users.csv"')
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const text = await response.text()
    expect(text.split('\r\n')[0]).toBe('ID,Full Name,Email,Role,School,XP,Tier,Streak')
    const rows: Record<string, string>[] = parse(text, { columns: true })
    const [{ count }] = (await open().query<{ count: number }>('select count(*)::int as count from profiles')) as [
      { count: number },
    ]
    expect(rows).toHaveLength(count)
    const exported = people.map(({ id }) => rows.find((row) => row.ID === id))
    expect(exported.map((row) => row?.['Full Name'])).toEqual([
      `'${names[0]}`,
      "'+1",
      "'-1",
      "'@SUM(A1)",
      "'\tTab",
      names[5],
    ])
    expect(exported[0]).toMatchObject({
      School: "'=Evil School",
      XP: '0',
      Tier: 'Bronze',
      Streak: '0',
      Role: 'student',
    })
    for (const role of ['student', 'teacher', 'parent'] as const)
      expect((await (await app.signedIn(role)).get('/api/admin/users/export')).body.error.code).toBe('not-allowed')
    expect((await app.visitor().get('/api/admin/users/export')).body.error.code).toBe('not-signed-in')
  })
})
