import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { NewTask } from '#contract/tasks.ts'
import type { Database } from '#server/database/database.ts'
import { RIGHT } from '#tests/support/answers.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { describeOnBothDatabases } from '#tests/support/test-database.ts'
import { readWrittenCurriculum } from '#tests/support/written-curriculum.ts'

const curriculum = readWrittenCurriculum()
const monday = new Date('2026-05-11T16:00:00Z')
const HOUR = 3_600_000
const after = (hours: number) => new Date(monday.getTime() + hours * HOUR)

describeOnBothDatabases('work that teachers set', (open) => {
  test('a class does a quiz: who is done, each question, each misconception, and who needs it again', async () => {
    const { teacher, pupils, classId, at, product } = await school(open(), 3)
    const [ada, ben, cem] = pupils
    const task = newTask(classId)
    expect((await teacher.post('/api/tasks', { tasks: [task] })).body.tasks).toEqual([{ id: task.id, pupils: 3 }])
    // Sent again it is the same task.
    expect((await teacher.post('/api/tasks', { tasks: [task] })).status).toBe(200)
    expect((await teacher.get('/api/tasks')).body.tasks).toHaveLength(1)

    at(after(2))
    await ada?.post('/api/answers', { answers: quizRun('cells', [], after(2)) })
    // Ben is wrong about the first two, tries once more and is right about the first.
    await ben?.post('/api/answers', { answers: quizRun('cells', [0, 1], after(2)) })
    at(after(3))
    await ben?.post('/api/answers', { answers: quizRun('cells', [1], after(3)) })
    await cem?.post('/api/answers', { answers: quizRun('cells', [0], after(2)).slice(0, 2) })

    const { body } = await teacher.get(`/api/tasks/${task.id}`)
    expect(body.task).toMatchObject({
      title: 'Quiz: Cells',
      pupils: 3,
      done: 2,
      begun: 1,
      classes: [{ id: classId, name: '9X' }],
    })
    expect(
      body.pupils.map(({ name, state, percent, attempts }: Record<string, unknown>) => [
        name,
        state,
        percent,
        attempts,
      ]),
    ).toEqual([
      ['Ada', 'done', 100, 1],
      ['Ben', 'done', 80, 2],
      ['Cem', 'begun', null, 0],
    ])
    const [first, second, third] = body.questions
    expect([first.answered, first.right, first.discrimination]).toEqual([3, 1, null])
    expect(first.options.map(({ chosen }: { chosen: number }) => chosen)).toEqual([0, 1, 0, 2])
    expect([second.answered, second.right]).toEqual([3, 2])
    expect([third.answered, third.right]).toEqual([2, 2])
    const [wrong, other] = body.misconceptions
    expect(wrong).toMatchObject({
      label: '‘Option 04’ for ‘Question q01’',
      chosenBy: 2,
      suggestion: { topicId: 'cells', section: { id: 'all-of-it' } },
    })
    // Ben has been right about the first since, and not about the second.
    expect(wrong.still.map(({ name }: { name: string }) => name)).toEqual(['Cem'])
    expect(other.still.map(({ name }: { name: string }) => name)).toEqual(['Ben'])

    const own = (await ada?.get('/api/own-tasks'))?.body.tasks
    expect(own).toMatchObject([{ state: 'done', path: '/gcse/biology/aqa/quiz?topic=cells', teacher: 'A teacher' }])
    const told = await open().query<{ title: string }>('select title from notices where user_id = $1', [ada?.id ?? ''])
    expect(told).toEqual([{ title: 'New task: Quiz: Cells' }])
    await product.jobs.stop()
  })

  test('another teacher, of the same school or another, finds neither the class nor the task; nor do its pupils', async () => {
    const { teacher, pupils, classId, product } = await school(open(), 2)
    const [ada, ben] = pupils
    const stranger = await product.signedIn('teacher')
    const task = newTask(classId, { recipients: { classIds: [], pupils: [{ classId, pupilId: ada?.id ?? '' }] } })
    expect(await code(stranger.post('/api/tasks', { tasks: [task] }))).toBe('not-found')
    const foreign = { classId, pupilId: stranger.id }
    expect(
      await code(
        teacher.post('/api/tasks', { tasks: [newTask(classId, { recipients: { classIds: [], pupils: [foreign] } })] }),
      ),
    ).toBe('not-found')
    expect((await teacher.post('/api/tasks', { tasks: [task] })).status).toBe(200)
    expect(await code(stranger.get(`/api/tasks/${task.id}`))).toBe('not-found')
    expect(await code(stranger.send('PATCH', `/api/tasks/${task.id}`, { note: 'Mine' }))).toBe('not-found')
    expect(await code(stranger.post(`/api/tasks/${task.id}/withdraw`, {}))).toBe('not-found')
    expect(await code(stranger.get(`/api/tasks/${task.id}/export?of=pupils`))).toBe('not-found')
    expect(await code(stranger.get(`/api/class-gaps/${classId}`))).toBe('not-found')
    expect(await code(stranger.get(`/api/tasks?classId=${classId}`))).toBe('not-found')
    // An id that is taken tells a stranger nothing and changes nothing.
    const own = await makeClass(open(), stranger.id, '7Z')
    expect(await code(stranger.post('/api/tasks', { tasks: [newTask(own, { id: task.id })] }))).toBe('bad-input')
    expect((await ada?.get('/api/own-tasks'))?.body.tasks).toHaveLength(1)
    expect((await ben?.get('/api/own-tasks'))?.body.tasks).toEqual([])
    await product.jobs.stop()
  })

  test('late work counts as late or not at all; more time brings a closed task back; withdrawn it is gone, its results stay', async () => {
    const { teacher, pupils, classId, at, product } = await school(open(), 2)
    const [ada] = pupils
    const late = newTask(classId, { goalPercent: 80 })
    const strict = newTask(classId, { lateAllowed: false, title: 'By Friday' })
    await teacher.post('/api/tasks', { tasks: [late, strict] })
    // Friday at nine in Britain is eight by Greenwich: an hour later is late.
    const friday = new Date('2026-05-15T08:30:00Z')
    at(friday)
    await ada?.post('/api/answers', { answers: quizRun('cells', [1], friday) })
    const states = async () =>
      Object.fromEntries(
        (await ada?.get('/api/own-tasks'))?.body.tasks.map(({ id, state }: { id: string; state: string }) => [
          id,
          state,
        ]),
      )
    expect(await states()).toEqual({ [late.id]: 'done-late', [strict.id]: 'closed' })
    const changed = await teacher.send('PATCH', `/api/tasks/${strict.id}`, { dueOn: '2026-05-18', dueTime: '12:00' })
    expect(changed.status).toBe(200)
    expect(await states()).toEqual({ [late.id]: 'done-late', [strict.id]: 'done' })
    expect((await teacher.send('PATCH', `/api/tasks/${strict.id}`, { dueOn: '2026-05-10' })).body.error.fields).toEqual(
      {
        dueOn: 'It has to be due after it opens.',
      },
    )
    await teacher.post(`/api/tasks/${strict.id}/withdraw`, {})
    expect((await teacher.post(`/api/tasks/${strict.id}/withdraw`, {})).status).toBe(200)
    expect(await states()).toEqual({ [late.id]: 'done-late' })
    const { body } = await teacher.get(`/api/tasks/${strict.id}`)
    expect(body.task).toMatchObject({ withdrawn: true, done: 1 })
    expect((await teacher.get('/api/tasks?show=finished')).body.tasks.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining([late.id, strict.id]),
    )
    await product.jobs.stop()
  })

  test('who joins later gets open work of the whole class; who leaves is seen no more', async () => {
    const { teacher, pupils, classId, at, product } = await school(open(), 1)
    const [ada] = pupils
    const task = newTask(classId)
    const first = newTask(classId, { opensOn: '2026-05-01', dueOn: '2026-05-12', dueTime: '08:00' })
    await teacher.post('/api/tasks', { tasks: [task, first] })
    at(after(24))
    const late = await product.signedIn('student', 'Dot')
    await join(open(), late.id, classId, after(24))
    // What was due before Dot came is not Dot's.
    expect((await late.get('/api/own-tasks')).body.tasks.map(({ id }: { id: string }) => id)).toEqual([task.id])
    expect((await teacher.get(`/api/tasks/${task.id}`)).body.pupils).toHaveLength(2)
    await open().query('delete from class_members where student_id = $1', [ada?.id ?? ''])
    expect((await ada?.get('/api/own-tasks'))?.body.tasks).toEqual([])
    expect((await teacher.get(`/api/tasks/${task.id}`)).body.pupils.map(({ name }: { name: string }) => name)).toEqual([
      'Dot',
    ])
    await product.jobs.stop()
  })

  test('what is due stands in the pupil’s plan and calendar until it is done, and not before it opens', async () => {
    const { teacher, pupils, classId, at, product } = await school(open(), 1)
    const [ada] = pupils
    const cards = newTask(classId, {
      work: { kind: 'topic', method: 'flashcards', topicId: 'cells', board: 'ocr', sectionId: null },
    })
    const coming = newTask(classId, { opensOn: '2026-05-13', title: 'Later' })
    await teacher.post('/api/tasks', { tasks: [cards, coming] })
    const planned = async () => (await ada?.get('/api/plan'))?.body.tasks.map(({ title }: { title: string }) => title)
    expect(await planned()).toEqual(['Flashcards: Cells'])
    const feed = new URL((await ada?.post('/api/plan/feed', {}))?.body.url).pathname
    const calendar = await (await product.app.request(feed)).text()
    expect(calendar).toContain('SUMMARY:Due by 09:00: Flashcards: Cells')
    expect(calendar).toContain('DTSTART;VALUE=DATE:20260515')
    const moment = after(1)
    at(moment)
    const answers = ['f01', 'f02', 'f03'].map((key) => ({
      kind: 'flashcard',
      id: randomUUID(),
      itemId: `cells/${key}`,
      topicId: 'cells',
      grade: 'dont-know',
      answeredAt: moment.toISOString(),
    }))
    await ada?.post('/api/answers', { answers: answers.slice(0, 2) })
    expect((await ada?.get('/api/own-tasks'))?.body.tasks[0]).toMatchObject({ state: 'begun', met: 2, total: 3 })
    await ada?.post('/api/answers', { answers: answers.slice(2) })
    expect(await planned()).toEqual([])
    at(new Date('2026-05-13T00:00:00+01:00'))
    expect(await planned()).toEqual(['Later'])
    await product.jobs.stop()
  })

  test('a set is shared with the class that is to study it, and only one’s own can be set', async () => {
    const { teacher, pupils, classId, product } = await school(open(), 1)
    const [ada] = pupils
    const setId = randomUUID()
    await teacher.post('/api/sets', { id: setId, title: 'Verbs' })
    await teacher.send('PUT', `/api/sets/${setId}/cards/${randomUUID()}`, { front: 'être', back: 'to be' })
    const foreign = await ada?.post('/api/sets', { id: randomUUID(), title: 'Mine' })
    const work = { kind: 'set' as const, setId }
    expect(
      (
        await teacher.post('/api/tasks', {
          tasks: [newTask(classId, { work: { ...work, setId: foreign?.body.id ?? randomUUID() } })],
        })
      ).status,
    ).toBe(404)
    await teacher.post('/api/tasks', { tasks: [newTask(classId, { work })] })
    expect((await ada?.get('/api/own-tasks'))?.body.tasks).toMatchObject([
      { title: 'Flashcards: Verbs', total: 1, path: `/sets/${setId}/flashcards` },
    ])
    expect((await ada?.get(`/api/sets/${setId}/study`))?.status).toBe(200)
    await product.jobs.stop()
  })

  test('results leave as CSV, one line a pupil or question, and no cell is a formula', async () => {
    const { teacher, pupils, classId, at, product } = await school(open(), 2)
    const [ada, ben] = pupils
    await open().query('update profiles set full_name = $2 where id = $1', [ben?.id ?? '', '=HYPERLINK("x")'])
    const task = newTask(classId)
    await teacher.post('/api/tasks', { tasks: [task] })
    at(after(2))
    await ada?.post('/api/answers', { answers: quizRun('cells', [0], after(2)) })
    const read = async (of: string) => {
      const cookie = [...teacher.cookies].map((pair) => pair.join('=')).join('; ')
      return product.app.request(`/api/tasks/${task.id}/export?of=${of}`, { headers: { cookie } })
    }
    const file = await read('pupils')
    expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Quiz%20Cells%20pupils.csv")
    const lines = (await file.text()).split('\r\n')
    expect(lines[0]).toBe('Pupil,Class,State,Score %,Met,Of,Attempts,Last worked,Done')
    expect(lines.find((line) => line.startsWith('Ada'))).toBe('Ada,9X,Done,80,1,1,1,11/05/2026 19:00,11/05/2026 19:00')
    expect(lines.find((line) => line.includes('HYPERLINK'))).toMatch(/^"'=HYPERLINK\(""x""\)",9X,Not begun/)
    const questions = (await (await read('questions')).text()).split('\r\n')
    expect(questions[1]).toMatch(/^Question q01,1,0,0,,Option 01,0,,Option 02,0,Right answer,/)
    await product.jobs.stop()
  })

  test('a misconception is followed up once with those who hold it, however often it is pressed', async () => {
    const { teacher, pupils, classId, at, product } = await school(open(), 2)
    const [ada, ben] = pupils
    const task = newTask(classId)
    await teacher.post('/api/tasks', { tasks: [task] })
    at(after(2))
    for (const pupil of [ada, ben]) await pupil?.post('/api/answers', { answers: quizRun('cells', [0], after(2)) })
    const results = async () => (await teacher.get(`/api/tasks/${task.id}`)).body.misconceptions[0]
    const { followUp, still, suggestion } = await results()
    expect(followUp.set).toBe(false)
    const body = {
      tasks: [
        newTask(classId, {
          id: followUp.id,
          work: {
            kind: 'topic',
            method: 'notes',
            topicId: suggestion.topicId,
            board: suggestion.board,
            sectionId: suggestion.section.id,
          },
          recipients: { classIds: [], pupils: still.map(({ id }: { id: string }) => ({ classId, pupilId: id })) },
        }),
      ],
    }
    for (let press = 0; press < 2; press++) expect((await teacher.post('/api/tasks', body)).status).toBe(200)
    expect((await results()).followUp).toEqual({ id: followUp.id, set: true })
    expect((await teacher.get('/api/tasks')).body.tasks).toHaveLength(2)
    expect((await ada?.get('/api/own-tasks'))?.body.tasks.map(({ path }: { path: string }) => path)).toContain(
      '/gcse/biology/aqa/notes?topic=cells#all-of-it',
    )
    const gaps = (await teacher.get(`/api/class-gaps/${classId}`)).body
    expect(gaps).toMatchObject({
      name: '9X',
      pupils: 2,
      topics: [{ topicId: 'cells', answered: 10, correct: 8, pupils: 2 }],
    })
    await product.jobs.stop()
  })
})

const code = async (answer: Promise<{ body: { error?: { code: string } } }>) => (await answer).body.error?.code

type TestApp = Awaited<ReturnType<typeof createTestApp>>

async function school(database: Database, count: number) {
  let now = monday
  const product: TestApp = await createTestApp({ database, curriculum, now: () => now })
  const teacher = await product.signedIn('teacher')
  const pupils = await Promise.all(
    ['Ada', 'Ben', 'Cem', 'Dot'].slice(0, count).map((name) => product.signedIn('student', name)),
  )
  const classId = await makeClass(database, teacher.id, '9X')
  for (const { id } of pupils) await join(database, id, classId)
  return { product, teacher, pupils, classId, at: (moment: Date) => (now = moment) }
}

async function makeClass(database: Database, teacherId: string, name: string): Promise<string> {
  const id = randomUUID()
  await database.query(
    'insert into school_classes (id, teacher_id, name, join_code, created_at) values ($1, $2, $3, $4, $5)',
    [id, teacherId, name, id.slice(0, 8), after(-100)],
  )
  return id
}

const join = (database: Database, studentId: string, classId: string, at = after(-50)) =>
  database.query('insert into class_members (student_id, class_id, joined_at) values ($1, $2, $3)', [
    studentId,
    classId,
    at,
  ])

const newTask = (classId: string, rest: Partial<NewTask> = {}) => ({
  id: randomUUID(),
  title: '',
  note: 'Before Friday, please.',
  work: { kind: 'topic' as const, method: 'quiz' as const, topicId: 'cells', board: 'aqa' as const, sectionId: null },
  goalPercent: null,
  opensOn: '2026-05-11',
  dueOn: '2026-05-15',
  dueTime: '09:00',
  lateAllowed: true,
  recipients: { classIds: [classId], pupils: [] },
  ...rest,
})

function quizRun(topicId: string, wrong: readonly number[], at: Date) {
  const itemIds = [1, 2, 3, 4, 5].map((number) => `${topicId}/q0${number}`)
  const attempt = { id: randomUUID(), scope: topicId, itemIds }
  return itemIds.map((itemId, index) => ({
    kind: 'quiz' as const,
    id: randomUUID(),
    itemId,
    topicId,
    choice: wrong.includes(index) ? 3 : RIGHT,
    answeredAt: new Date(at.getTime() + index * 1000).toISOString(),
    attempt,
  }))
}
