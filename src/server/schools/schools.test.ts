import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'

const now = new Date('2026-05-12T16:00:00Z')

describeOnPostgres('School Management', (open) => {
  let app: Awaited<ReturnType<typeof createTestApp>>
  let admin: Awaited<ReturnType<typeof app.signedIn>>
  beforeAll(async () => {
    app = await createTestApp({ database: open(), now: () => now })
    admin = await app.signedIn('admin')
    await open().query(`update role_requests set status = 'approved' where user_id = $1`, [admin.id])
  })
  const add = async (name: string, address: string | null = null, id: string = randomUUID()) =>
    admin.post('/api/admin/schools', { id, name, address })
  const belong = (person: { id: string }, schoolId: string) =>
    open().query('update profiles set school_id = $2 where id = $1', [person.id, schoolId])

  test('a school is added, edited, listed by name and found; one that is sent twice is added once', async () => {
    const id = randomUUID()
    const made = await add('  Beech School ', ' ', id)
    expect(made).toMatchObject({
      status: 200,
      body: { school: { id, name: 'Beech School', address: null, createdAt: now.toISOString(), people: 0 } },
    })
    await add('Beech School', null, id)
    await add('ash school')
    const edited = await admin.send('PATCH', `/api/admin/schools/${id}`, {
      name: 'Beech Academy',
      address: '1 Wood Lane',
      namedAdultId: null,
      chatOff: true,
    })
    expect(edited.body.school).toMatchObject({ name: 'Beech Academy', address: '1 Wood Lane', chatOff: true })
    const all = (await admin.get('/api/admin/schools')).body
    expect(all.total).toBe(all.schools.length)
    expect(all.schools.map(({ name }: { name: string }) => name)).toEqual(['ash school', 'Beech Academy'])
    expect((await admin.get('/api/admin/schools?search=ACAD')).body).toMatchObject({ total: 1, schools: [{ id }] })
  })

  test('contract §5: a school needs a name', async () => {
    for (const name of ['', '   ']) {
      const { status, body } = await add(name)
      expect({ status, message: body.error.message }).toEqual({ status: 400, message: 'School name is required' })
    }
  })

  test('a deleted school leaves its people and classes without a school, and takes its groups along', async () => {
    const id = randomUUID()
    await add('Gone School', null, id)
    const [pupil, teacher] = [await app.signedIn('student'), await app.signedIn('teacher')]
    for (const person of [pupil, teacher]) await belong(person, id)
    const [classId, groupId] = [randomUUID(), randomUUID()]
    await open().query(
      `insert into school_classes (id, school_id, teacher_id, name, join_code, created_at) values ($1, $2, $3, '7A', $4, $5)`,
      [classId, id, teacher.id, classId.slice(0, 8), now],
    )
    await open().query(
      `insert into study_groups (id, school_id, name, subject, max_members, created_at) values ($1, $2, 'Owls', 'biology', 5, $3)`,
      [groupId, id, now],
    )
    const listed = (await admin.get('/api/admin/schools?search=gone')).body.schools
    expect(listed).toMatchObject([{ people: 2, classes: 1, groups: 1 }])
    expect((await admin.send('DELETE', `/api/admin/schools/${id}`)).body).toEqual({ deleted: true })
    expect((await admin.send('DELETE', `/api/admin/schools/${id}`)).status).toBe(404)
    expect((await pupil.get('/api/me')).body.profile).toMatchObject({ school: null })
    expect(await open().query('select school_id as school from school_classes where id = $1', [classId])).toEqual([
      { school: null },
    ])
    expect(await open().query('select 1 from study_groups where id = $1', [groupId])).toEqual([])
    const [act] = await open().query(`select subject, details from audit_log where act = 'school-deleted'`)
    expect(act).toEqual({ subject: 'Gone School', details: { people: 2, classes: 1, groups: 1 } })
  })

  test('a school names an adult of its own, who is told, and who then sees the concerns of its pupils alone', async () => {
    const [hill, dale] = [randomUUID(), randomUUID()]
    await add('Hill', 'Hill Road', hill)
    await add('Dale', null, dale)
    const [teacher, other] = [await app.signedIn('teacher', 'Tess Hill'), await app.signedIn('teacher', 'Otto Dale')]
    const [pupil, stranger] = [await app.signedIn('student', 'Hill Pupil'), await app.signedIn('student', 'Dale Pupil')]
    for (const person of [teacher, pupil]) await belong(person, hill)
    for (const person of [other, stranger]) await belong(person, dale)
    const name = (namedAdultId: string | null) =>
      admin.send('PATCH', `/api/admin/schools/${hill}`, { name: 'Hill', address: null, namedAdultId, chatOff: false })

    for (const wrong of [other.id, pupil.id, 'nobody']) expect((await name(wrong)).status).toBe(400)
    expect((await admin.get(`/api/admin/schools/${hill}/adults`)).body.adults).toMatchObject([{ id: teacher.id }])
    expect((await teacher.get('/api/admin/concerns')).body.error.code).toBe('not-allowed')
    expect((await name(teacher.id)).body.school.namedAdult).toEqual({ id: teacher.id, fullName: 'Tess Hill' })
    await name(teacher.id)
    const told = () =>
      open().query('select title, link from notices where user_id = $1 order by created_at, title', [teacher.id])
    expect(await told()).toEqual([
      { title: 'You have been named to see concerns', link: '/dashboard/teacher/concerns' },
    ])

    const ask = async (person: typeof pupil) => {
      const id = randomUUID()
      await person.post('/api/tutor/messages', { id, question: 'I want to kill myself', mode: 'normal', filter: 'all' })
      return id
    }
    const [own, strange] = [await ask(pupil), await ask(stranger)]
    expect(await told()).toContainEqual({ title: 'A pupil may need help', link: '/dashboard/teacher/concerns' })
    const { concerns, more } = (await teacher.get('/api/admin/concerns')).body
    expect({ ids: concerns.map(({ id }: { id: string }) => id), more }).toEqual({ ids: [own], more: 0 })
    expect((await admin.get('/api/admin/concerns')).body.concerns.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining([own, strange]),
    )
    expect((await teacher.post(`/api/admin/concerns/${strange}/seen`, undefined)).status).toBe(404)
    expect((await teacher.post(`/api/admin/concerns/${own}/seen`, undefined)).status).toBe(200)
    expect((await other.post(`/api/admin/concerns/${strange}/seen`, undefined)).body.error.code).toBe('not-allowed')

    // Whoever leaves the school, or teaches no more, sees them no more.
    await admin.send('PATCH', `/api/admin/users/${teacher.id}`, { fullName: 'Tess', schoolId: dale, role: 'teacher' })
    expect((await teacher.get('/api/admin/concerns')).body.error.code).toBe('not-allowed')
  })
})
