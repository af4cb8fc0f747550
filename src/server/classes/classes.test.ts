import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { readStudentWork } from '#server/people/taught-class-store.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'

const now = new Date('2026-05-13T09:00:00Z')
type Visitor = Awaited<ReturnType<TestApp['signedIn']>>

describeOnPostgres('classes', (open) => {
  let server: TestApp
  let teacher: Visitor
  let stranger: Visitor
  let pupil: Visitor
  let classId: string
  let code: string
  beforeAll(async () => {
    server = await createTestApp({ database: open(), now: () => now })
  })
  beforeEach(async () => {
    teacher = await server.signedIn('teacher', 'Priya Shah')
    stranger = await server.signedIn('teacher', 'Other Teacher')
    pupil = await server.signedIn('student', 'Sam Taylor')
    classId = randomUUID()
    await teacher.post('/api/classes', { id: classId, name: '9B', year: 'Year 9', subject: 'biology' })
    code = (await detail()).class.joinCode
  })

  const detail = async () => (await teacher.get(`/api/classes/${classId}`)).body
  const codeOf = (answer: { body: { error?: { code: string } } }) => answer.body.error?.code ?? 'ok'
  const schoolFor = async (...people: { id: string }[]) => {
    const [school] = await open().query<{ id: string }>(`insert into schools (name) values ($1) returning id`, [
      `School ${randomUUID()}`,
    ])
    const id = school?.id ?? ''
    for (const person of people) await open().query('update profiles set school_id = $2 where id = $1', [person.id, id])
    return id
  }

  test('a class that is sent twice is made once, and nobody takes over the id of another’s', async () => {
    const body = { id: classId, name: 'Again' }
    expect(codeOf(await teacher.post('/api/classes', body))).toBe('ok')
    expect((await teacher.get('/api/classes')).body.classes).toMatchObject([{ id: classId, name: '9B', pupils: 0 }])
    expect(codeOf(await stranger.post('/api/classes', body))).toBe('not-found')
  })

  test('a pupil joins by the code however they type it, once, and the teacher sees them from then on', async () => {
    const typed = `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`
    expect((await pupil.get(`/api/join/${encodeURIComponent(typed)}`)).body).toMatchObject({
      class: { name: '9B', teachers: [{ name: 'Priya Shah', confirmedBy: expect.stringMatching(/^School /) }] },
      member: false,
      suggestedName: 'Sam T.',
      pupils: [],
    })
    expect((await readStudentWork(open(), pupil.id)).teacherIds).toEqual([])
    for (let time = 0; time < 2; time++) expect(codeOf(await pupil.post(`/api/join/${typed}`, {}))).toBe('ok')
    expect((await detail()).pupils).toMatchObject([
      { id: pupil.id, fullName: 'Sam Taylor', signIn: 'email', maySetSignIn: false, lastSeen: null, mastery: null },
    ])
    expect((await readStudentWork(open(), pupil.id)).teacherIds).toEqual([teacher.id])
    expect((await pupil.get('/api/my-classes')).body).toMatchObject({
      classes: [{ id: classId, teachers: [{ name: 'Priya Shah' }] }],
      signIn: 'email',
    })
    expect((await teacher.get(`/api/classes/${classId}/pupils/${pupil.id}`)).body).toMatchObject({
      totalXp: 0,
      days: {},
    })
  })

  test('joining gives a pupil without a confirmed school the class’s school, and leaves another’s alone', async () => {
    const [school] = await open().query<{ id: string }>('select school_id as id from profiles where id = $1', [
      teacher.id,
    ])
    const schoolId = school?.id
    const elsewhere = await server.signedIn('student')
    const other = await schoolFor(elsewhere)
    await pupil.send('PATCH', '/api/me', { school: 'A school that I typed' })
    for (const joining of [pupil, elsewhere]) await joining.post(`/api/join/${code}`, {})
    const schools = await open().query(
      'select school_id as id from profiles where id = any($1::text[]) order by id = $2',
      [[pupil.id, elsewhere.id], elsewhere.id],
    )
    expect(schools).toEqual([{ id: schoolId }, { id: other }])
    expect((await pupil.get('/api/me')).body.profile).toMatchObject({ schoolConfirmed: true })
  })

  test('a pupil who leaves or is removed is seen no more; so is everybody of a class that is put away', async () => {
    await pupil.post(`/api/join/${code}`, {})
    expect(codeOf(await pupil.send('DELETE', `/api/my-classes/${classId}`))).toBe('ok')
    expect(codeOf(await pupil.send('DELETE', `/api/my-classes/${classId}`))).toBe('not-found')
    expect(codeOf(await teacher.get(`/api/classes/${classId}/pupils/${pupil.id}`))).toBe('not-found')

    await pupil.post(`/api/join/${code}`, {})
    expect(codeOf(await teacher.send('DELETE', `/api/classes/${classId}/pupils/${pupil.id}`))).toBe('ok')
    expect((await detail()).pupils).toEqual([])

    await pupil.post(`/api/join/${code}`, {})
    await teacher.send('PATCH', `/api/classes/${classId}`, { archived: true })
    expect(codeOf(await teacher.get(`/api/classes/${classId}/pupils/${pupil.id}`))).toBe('not-found')
    expect((await readStudentWork(open(), pupil.id)).teacherIds).toEqual([])
    expect(codeOf(await pupil.get(`/api/join/${code}`))).toBe('not-found')
    await teacher.send('PATCH', `/api/classes/${classId}`, { archived: false, name: '10B', year: null })
    expect((await teacher.get('/api/classes')).body.classes).toMatchObject([
      { name: '10B', year: null, subject: 'biology', archived: false, pupils: 1 },
    ])
  })

  test('a class that is closed takes nobody more, and a new code makes the old one lead nowhere', async () => {
    await teacher.send('PATCH', `/api/classes/${classId}`, { joining: false })
    expect(codeOf(await pupil.post(`/api/join/${code}`, {}))).toBe('not-allowed')
    await teacher.send('PATCH', `/api/classes/${classId}`, { joining: true })
    const { joinCode } = (await teacher.post(`/api/classes/${classId}/code`, undefined)).body
    expect(codeOf(await pupil.post(`/api/join/${code}`, {}))).toBe('not-found')
    expect(codeOf(await pupil.post(`/api/join/${joinCode}`, {}))).toBe('ok')
  })

  test.each(['GET', 'PATCH', 'code', 'pupil', 'roster', 'sign-ins'] as const)(
    'a teacher of another class finds nothing by %s, whatever they know of it',
    async (what) => {
      await pupil.post(`/api/join/${code}`, {})
      const path = `/api/classes/${classId}`
      const answers = {
        GET: () => stranger.get(path),
        PATCH: () => stranger.send('PATCH', path, { name: 'Mine' }),
        code: () => stranger.post(`${path}/code`, undefined),
        pupil: () => stranger.get(`${path}/pupils/${pupil.id}`),
        roster: () => stranger.post(`${path}/roster/preview`, { data: 'bmFtZQ==' }),
        'sign-ins': () => stranger.post(`${path}/sign-ins`, { pupilIds: [pupil.id], signIn: 'pictures' }),
      }
      expect(codeOf(await answers[what]())).toBe('not-found')
    },
  )

  test('guesses at codes are few', async () => {
    const guesser = (await createTestApp({ database: open(), now: () => now })).visitor()
    const answers = []
    for (let guess = 0; guess < 101; guess++) answers.push(codeOf(await guesser.get('/api/join/BCDFGHJK')))
    expect(answers.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => 'not-found'))
    expect(answers[100]).toBe('too-many-requests')
  })

  test('a colleague of the same school teaches a class once they accept, and never decides on it', async () => {
    await schoolFor(teacher, stranger)
    await pupil.post(`/api/join/${code}`, {})
    const elsewhere = await server.signedIn('teacher')
    for (const { email } of [stranger, elsewhere, { email: 'nobody@example.test' }])
      expect(codeOf(await teacher.post(`/api/classes/${classId}/teachers`, { email }))).toBe('ok')
    expect((await elsewhere.get('/api/classes')).body.asked).toEqual([])
    expect((await stranger.get('/api/classes')).body).toMatchObject({
      classes: [],
      asked: [{ id: classId, name: '9B' }],
    })
    expect(codeOf(await stranger.get(`/api/classes/${classId}`))).toBe('not-found')

    expect(codeOf(await stranger.post(`/api/classes/${classId}/acceptance`, { accepted: true }))).toBe('ok')
    expect((await stranger.get('/api/classes')).body).toMatchObject({ asked: [], classes: [{ own: false, pupils: 1 }] })
    expect(codeOf(await stranger.get(`/api/classes/${classId}/pupils/${pupil.id}`))).toBe('ok')
    expect(codeOf(await stranger.send('PATCH', `/api/classes/${classId}`, { archived: true }))).toBe('not-allowed')
    expect(codeOf(await stranger.send('PATCH', `/api/classes/${classId}`, { joining: true }))).toBe('ok')
    expect((await pupil.get('/api/my-classes')).body.classes[0].teachers).toMatchObject([
      { name: 'Priya Shah' },
      { name: 'Other Teacher' },
    ])

    expect(codeOf(await stranger.send('DELETE', `/api/classes/${classId}/teachers/${stranger.id}`))).toBe('ok')
    expect(codeOf(await stranger.get(`/api/classes/${classId}`))).toBe('not-found')
  })

  test('the dashboard counts who was not seen for a week, and their mean mastery', async () => {
    const late = await server.signedIn('student')
    for (const joining of [pupil, late]) await joining.post(`/api/join/${code}`, {})
    await open().query(
      `update student_progress set last_active_day = '2026-05-12', daily_streak = 2 where user_id = $1`,
      [pupil.id],
    )
    await open().query(
      `insert into topic_mastery (student_id, topic_id, level, subject, mastery, updated_at)
       values ($1, 'cells', 'gcse', 'biology', 0.8, now()), ($1, 'genes', 'gcse', 'biology', 0.4, now())`,
      [pupil.id],
    )
    const due = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000)
    for (const [opens, ends] of [
      [-2, 3],
      [-9, -2],
      [1, 4],
    ] as const)
      await open().query(
        `with made as (insert into tasks (id, teacher_id, title, method, scope, opens_on, due_on, due_time, time_zone, opens_at,
           due_at, late_allowed, created_at) values ($1, $2, 'Cells', 'quiz', 'cells', '2026-05-01', '2026-05-01', '09:00',
           'Europe/London', $3, $4, true, $3) returning id)
         insert into task_classes (task_id, class_id) select id, $5 from made`,
        [randomUUID(), teacher.id, due(opens), due(ends), classId],
      )
    const [listed] = (await teacher.get('/api/classes')).body.classes
    expect(listed).toMatchObject({ pupils: 2, notSeen: 1, openTasks: 1 })
    expect(listed.mastery).toBeCloseTo(0.6)
    expect((await detail()).pupils.find(({ id }: { id: string }) => id === pupil.id)).toMatchObject({
      streak: 2,
      lastSeen: '2026-05-12',
    })
  })

  test('a set that a teacher shares with a class is studied by its pupils, and by nobody else', async () => {
    await pupil.post(`/api/join/${code}`, {})
    const setId = randomUUID()
    await teacher.post('/api/sets', { id: setId, title: 'Cells' })
    await teacher.send('PUT', `/api/sets/${setId}/cards/${randomUUID()}`, { front: 'Nucleus', back: 'Holds the DNA' })
    expect((await teacher.get(`/api/sets/${setId}`)).body.places).toMatchObject([
      { kind: 'class', id: classId, shared: false },
    ])
    expect(codeOf(await pupil.get(`/api/sets/${setId}/study`))).toBe('not-found')
    await teacher.send('PUT', `/api/sets/${setId}/shares`, { kind: 'class', placeId: classId, shared: true })
    expect(codeOf(await pupil.get(`/api/sets/${setId}/study`))).toBe('ok')
    expect((await pupil.get('/api/sets')).body.shared).toMatchObject([{ id: setId, title: 'Cells' }])
    expect(codeOf(await (await server.signedIn('student')).get(`/api/sets/${setId}/study`))).toBe('not-found')
    expect(codeOf(await stranger.get(`/api/sets/${setId}`))).toBe('not-found')
  })
})
