import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'

const now = new Date('2026-05-12T16:00:00Z')
type Visitor = Awaited<ReturnType<TestApp['signedIn']>>

describeOnPostgres('confirming adults', (open) => {
  let app: TestApp
  let admin: Visitor
  let head: Visitor
  let teacher: Visitor
  let pupil: Visitor
  let school: { id: string; name: string }
  let classId: string
  beforeAll(async () => {
    app = await createTestApp({ database: open(), now: () => now })
    // Mails are queued in transactions.
    await app.jobs.failed()
    return () => app.jobs.stop()
  })
  beforeEach(async () => {
    admin = await app.signedIn('admin', 'Amy Admin')
    await open().query(`update role_requests set status = 'approved' where user_id = $1`, [admin.id])
    head = await app.signedIn('teacher', 'Hana Head')
    school = { id: randomUUID(), name: `Beech School ${randomUUID()}` }
    await open().query('insert into schools (id, name, named_adult_id) values ($1, $2, $3)', [
      school.id,
      school.name,
      head.id,
    ])
    await open().query('update profiles set school_id = $2 where id = $1', [head.id, school.id])
    teacher = await app.signedIn('unconfirmed-teacher', 'Una Known')
    pupil = await app.signedIn('student', 'Sam Taylor')
    classId = randomUUID()
    await teacher.post('/api/classes', { id: classId, name: '9B' })
    const { joinCode } = (await teacher.get(`/api/classes/${classId}`)).body.class
    await pupil.post(`/api/join/${joinCode}`, { name: 'Sammy' })
  })

  const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status
  const standing = async (who = teacher) => (await who.get('/api/my-school')).body
  const ask = (name = school.name, who = teacher) => who.send('PUT', '/api/my-school/request', { school: name })
  const decide = (who: Visitor, confirmed: boolean, schoolId = school.id, whom = teacher) =>
    who.send('PUT', `/api/confirmations/teachers/${whom.id}`, { schoolId, confirmed })
  const titles = async (who: { id: string }) =>
    (await open().query<{ title: string }>('select title from notices where user_id = $1', [who.id])).map(
      ({ title }) => title,
    )
  const seesPupil = () => statusOf(teacher.get(`/api/classes/${classId}/pupils/${pupil.id}`))

  test('an unconfirmed teacher sees of a pupil the name that they joined by, and nothing else', async () => {
    const { body } = await teacher.get(`/api/classes/${classId}`)
    expect(body).toMatchObject({ confirmed: false, pupils: [], days: [], joined: [{ id: pupil.id, name: 'Sammy' }] })
    expect(JSON.stringify(body)).not.toContain('Taylor')
    expect((await teacher.get('/api/classes')).body.classes).toMatchObject([
      { pupils: 1, notSeen: 0, openTasks: 0, mastery: null },
    ])
    expect(await seesPupil()).toBe(403)
    for (const [method, path, sent] of [
      ['POST', `/api/classes/${classId}/sign-ins`, { pupilIds: [pupil.id], signIn: 'pictures' }],
      ['POST', `/api/classes/${classId}/roster/preview`, { data: 'bmFtZQ==' }],
      ['POST', `/api/classes/${classId}/teachers`, { email: 'colleague@example.test' }],
      ['GET', '/api/task-choices'],
      ['GET', `/api/class-gaps/${classId}`],
    ] as const)
      expect(await teacher.send(method, path, sent)).toMatchObject({
        status: 403,
        body: { error: { message: 'Your school has not confirmed you yet. Ask it to on your dashboard.' } },
      })
  })

  test('a pupil sees who is asking, whether a school has confirmed them, and later who sees what', async () => {
    const { joinCode } = (await teacher.get(`/api/classes/${classId}`)).body.class
    const teachers = async () => (await pupil.get(`/api/join/${joinCode}`)).body.class.teachers
    const kinds = async () => (await pupil.get('/api/privacy/me')).body.seenBy.map(({ kind }: { kind: string }) => kind)
    expect(await teachers()).toEqual([{ name: 'Una Known', confirmedBy: null }])
    expect(await kinds()).toContain('unconfirmed-teacher')
    await ask()
    await decide(head, true)
    expect(await teachers()).toEqual([{ name: 'Una Known', confirmedBy: school.name }])
    expect(await kinds()).toContain('teacher')
  })

  test('the named adult is told once a day, confirms, and everybody concerned learns of it', async () => {
    for (let time = 0; time < 2; time++) expect(await statusOf(ask(school.name.toUpperCase()))).toBe(200)
    expect(await titles(head)).toEqual(['Una Known asks to be confirmed as a teacher'])
    expect(await standing()).toMatchObject({ school: null, request: { refused: false } })
    expect((await head.get('/api/confirmations')).body.teachers).toMatchObject([
      { id: teacher.id, fullName: 'Una Known', emailVerified: true, school: { id: school.id } },
    ])
    expect(await standing(head)).toMatchObject({ waiting: 1 })
    for (let time = 0; time < 2; time++) expect(await statusOf(decide(head, true))).toBe(200)
    expect(await standing()).toMatchObject({ school: { id: school.id }, request: null })
    expect(await seesPupil()).toBe(200)
    expect(await titles(teacher)).toEqual([`${school.name} has confirmed you`])
    expect(await titles(pupil)).toEqual([`${school.name} has confirmed your teacher Una Known`])
    expect((await head.get('/api/confirmations')).body.teachers).toEqual([])
    const acts = await open().query(`select act, details from audit_log where person_id = $1`, [teacher.id])
    expect(acts).toEqual([{ act: 'teacher-confirmed', details: { school: school.id, by: 'named-adult' } }])
  })

  test('nobody else confirms: not themselves, not a colleague, not another school’s named adult', async () => {
    await ask()
    const colleague = await app.signedIn('teacher')
    await open().query('update profiles set school_id = $2 where id = $1', [colleague.id, school.id])
    const otherHead = await app.signedIn('teacher')
    const [other] = await open().query<{ id: string }>(
      `update schools set named_adult_id = $1 where id = (select school_id from profiles where id = $1) returning id`,
      [otherHead.id],
    )
    expect(await statusOf(decide(teacher, true))).toBe(403)
    expect(await statusOf(decide(colleague, true))).toBe(404)
    expect(await statusOf(decide(otherHead, true))).toBe(404)
    // Whoever asked one school can't be taken by another.
    expect(await statusOf(decide(otherHead, true, other?.id))).toBe(404)
    expect(await statusOf(decide(await app.signedIn('parent'), true))).toBe(403)
    expect(await seesPupil()).toBe(403)
  })

  test('who was refused reads why, asks again, and an admin can confirm them at any school', async () => {
    await ask()
    expect(await statusOf(decide(head, false))).toBe(200)
    expect(await standing()).toMatchObject({ request: { refused: true } })
    expect(await titles(teacher)).toEqual([`${school.name} has not confirmed you`])
    await ask('A school that nobody knows')
    expect((await head.get('/api/confirmations')).body.teachers).toEqual([])
    const waiting = (await admin.get('/api/confirmations')).body.teachers
    expect(waiting.find(({ id }: { id: string }) => id === teacher.id)).toMatchObject({ school: null })
    expect(await statusOf(decide(admin, true))).toBe(200)
    expect(await seesPupil()).toBe(200)
    expect(await statusOf(ask())).toBe(409)
  })

  test('an invitation confirms the teacher with that verified address when they accept, and nobody else', async () => {
    const stranger = await app.signedIn('unconfirmed-teacher')
    const invite = () =>
      head.post(`/api/schools/${school.id}/staff-invitations`, { email: teacher.email.toUpperCase() })
    for (let time = 0; time < 2; time++) expect(await statusOf(invite())).toBe(200)
    await expect.poll(async () => (await app.mails()).filter(({ to }) => to === teacher.email).length).toBe(1)
    const accept = (who: Visitor) => who.post('/api/my-school/acceptance', { schoolId: school.id })
    expect(await statusOf(accept(stranger))).toBe(404)
    await open().query('update users set email_verified = false where id = $1', [teacher.id])
    expect(await standing()).toMatchObject({ offers: [], emailVerified: false })
    expect(await statusOf(accept(teacher))).toBe(404)
    await open().query('update users set email_verified = true where id = $1', [teacher.id])
    expect(await standing()).toMatchObject({ offers: [{ schoolId: school.id, by: 'invitation' }] })
    for (let time = 0; time < 2; time++) expect(await statusOf(accept(teacher))).toBe(200)
    expect(await seesPupil()).toBe(200)
    expect(await titles(head)).toEqual([`Una Known has joined ${school.name} as a teacher`])
    expect((await head.get(`/api/schools/${school.id}/staff`)).body).toMatchObject({
      staff: [{ fullName: 'Hana Head', namedAdult: true }, { fullName: 'Una Known' }],
      invitations: [],
    })
  })

  test('a mail domain confirms verified addresses at exactly it; one that everybody or pupils use is refused', async () => {
    const domain = `${randomUUID()}.sch.uk`
    await open().query('update users set email = $2 where id = $1', [teacher.id, `una@${domain}`])
    const set = (staffMailDomain: string) =>
      admin.send('PATCH', `/api/admin/schools/${school.id}`, {
        name: school.name,
        address: null,
        namedAdultId: head.id,
        chatOff: false,
        staffMailDomain,
      })
    expect((await set('gmail.com')).body.error.fields.staffMailDomain).toContain('Anyone can have an address there')
    expect((await set(pupil.email.split('@')[1] ?? '')).body.error.fields.staffMailDomain).toContain('Pupils')
    expect(await statusOf(set('not a domain'))).toBe(400)
    expect((await set(domain.toUpperCase())).body.school).toMatchObject({ staffMailDomain: domain })
    expect(await standing()).toMatchObject({ offers: [{ schoolId: school.id, by: 'mail-domain' }] })
    await open().query('update users set email = $2 where id = $1', [teacher.id, `una@pupils.${domain}`])
    expect(await standing()).toMatchObject({ offers: [] })
    await open().query('update users set email = $2 where id = $1', [teacher.id, `una@${domain}`])
    expect(await statusOf(teacher.post('/api/my-school/acceptance', { schoolId: school.id }))).toBe(200)
    expect(await seesPupil()).toBe(200)
  })

  test('a confirmation that is ended takes every power with it, and so does naming another school', async () => {
    await ask()
    await decide(head, true)
    const { id } = school
    expect(await statusOf(head.send('PATCH', `/api/schools/${id}/staff/${teacher.id}`, { moderates: true }))).toBe(200)
    expect(await statusOf(teacher.send('DELETE', `/api/schools/${id}/staff/${head.id}`))).toBe(404)
    await teacher.send('PATCH', '/api/me', { school: 'Somewhere else' })
    expect(await seesPupil()).toBe(403)
    await teacher.send('PATCH', '/api/me', { school: school.name })
    expect(await seesPupil()).toBe(200)
    expect(await statusOf(head.send('DELETE', `/api/schools/${id}/staff/${head.id}`))).toBe(404)
    expect(await statusOf(head.send('DELETE', `/api/schools/${id}/staff/${teacher.id}`))).toBe(200)
    expect(await seesPupil()).toBe(403)
    expect(await open().query('select 1 from school_moderators where user_id = $1', [teacher.id])).toEqual([])
    expect(await titles(pupil)).toContain('One of your teachers no longer sees your progress')
  })

  test('a parent is confirmed by a teacher of the child or the named adult, never by anyone else; both are told', async () => {
    const parent = await app.signedIn('parent', 'Pat Parent')
    const askSchool = () => parent.post(`/api/children/${pupil.id}/confirmation`, undefined)
    expect(await statusOf(askSchool())).toBe(404)
    await open().query('insert into parent_links (student_id, parent_id, linked_at) values ($1, $2, $3)', [
      pupil.id,
      parent.id,
      now,
    ])
    const confirm = (who: Visitor, confirmed = true) =>
      who.send('PUT', `/api/confirmations/parents/${pupil.id}/${parent.id}`, { confirmed })
    expect(await statusOf(confirm(admin))).toBe(404)
    for (let time = 0; time < 2; time++) expect(await statusOf(askSchool())).toBe(200)
    // No teacher of the pupil is confirmed yet, and the pupil has no school.
    expect(await titles(admin)).toContain('Pat Parent asks to be confirmed as a parent')
    expect(await statusOf(confirm(teacher))).toBe(403)
    expect(await statusOf(confirm(head))).toBe(404)
    expect(await statusOf(confirm(parent))).toBe(403)
    await ask()
    await decide(head, true)
    const asked = (await teacher.get('/api/confirmations')).body.parents
    expect(asked).toMatchObject([{ studentName: 'Sam Taylor', parentName: 'Pat Parent', parentEmail: parent.email }])
    expect(await statusOf(confirm(teacher))).toBe(200)
    expect((await parent.get('/api/children')).body.children).toMatchObject([{ confirmation: 'confirmed' }])
    expect((await parent.get(`/api/privacy/${pupil.id}`)).body).toMatchObject({ speaksFor: true })
    expect(await titles(pupil)).toContain('Your school has confirmed that Pat Parent is your parent or carer')
    expect(await statusOf(confirm(head, false))).toBe(200)
    expect((await parent.get(`/api/privacy/${pupil.id}`)).body).toMatchObject({ speaksFor: false })
  })
})
