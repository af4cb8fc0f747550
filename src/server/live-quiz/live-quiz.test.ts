import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ActOf } from '#contract/live.ts'
import type { LiveQuizView, liveQuizRoom } from '#contract/live-quiz.ts'
import type { Question } from '#domain/questions/question.ts'
import { cookieOf, type ListeningApp, LiveVisitor, listen } from '#tests/support/live-visitor.ts'
import { written } from '#tests/support/quiz-questions.ts'
import { createTestApp, type TestApp, type Visitor } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { readWrittenCurriculum } from '#tests/support/written-curriculum.ts'

type Someone = Visitor & { id: string }
type Act = ActOf<typeof liveQuizRoom>

const base = { explanation: 'Because it is.', marks: 1 }
const questions: Question[] = [
  {
    ...base,
    id: '00000000-0000-4000-8000-0000000000a1',
    kind: 'multiple-choice',
    prompt: 'What makes energy?',
    options: ['aaaa', 'bbbb', 'cccc', 'dddd'].map((id) => ({
      id,
      text: `Option ${id}`,
      misconception: `Thinks ${id}`,
    })),
    correct: 'bbbb',
  },
  { ...base, id: '00000000-0000-4000-8000-0000000000a2', kind: 'true-false', prompt: 'Is it so?', correct: true },
]

describeOnPostgres('a live quiz', (database) => {
  let server: TestApp
  let listening: ListeningApp
  let teacher: Someone
  let ada: Someone
  let ben: Someone
  let stranger: Someone
  let classId: string
  let quizId: string
  let id: string
  beforeAll(async () => {
    server = await createTestApp({ database: database(), curriculum: readWrittenCurriculum() })
    listening = await listen(server)
    teacher = await server.signedIn('teacher', 'Priya Shah')
    ;[ada, ben, stranger] = [
      await server.signedIn('student', 'Ada'),
      await server.signedIn('student', 'Ben'),
      await server.signedIn('student', 'Carol'),
    ]
    classId = randomUUID()
    await database().query(
      `insert into school_classes (id, teacher_id, name, join_code, created_at) values ($1, $2, '10B', $3, now())`,
      [classId, teacher.id, classId.slice(0, 8)],
    )
    for (const { id: pupil } of [ada, ben])
      await database().query('insert into class_members (student_id, class_id, joined_at) values ($1, $2, now())', [
        pupil,
        classId,
      ])
  })
  afterAll(() => listening.stop())
  beforeEach(async () => {
    quizId = randomUUID()
    await teacher.post('/api/quizzes', { id: quizId, title: 'Cells' })
    for (const question of questions)
      await teacher.send('PUT', `/api/quizzes/${quizId}/questions/${question.id}`, { question })
    id = randomUUID()
    const started = await teacher.post('/api/live-quizzes', {
      id,
      place: { kind: 'class', id: classId },
      source: { kind: 'quiz', id: quizId },
    })
    expect(started).toMatchObject({ status: 200, body: { id } })
  })

  async function enter(who: Visitor) {
    const page = await LiveVisitor.open(listening, { cookie: cookieOf(who) })
    page.say({ type: 'join', room: `quiz:${id}`, after: 0 })
    const { state } = await page.next('joined')
    return { page, view: (state as { view: LiveQuizView }).view }
  }
  const does = (page: LiveVisitor, act: Act) => page.say({ type: 'do', room: `quiz:${id}`, id: randomUUID(), act })
  const step = (page: LiveVisitor, act: 'on' | 'show' | 'end', phase: LiveQuizView['phase'], at: number) =>
    does(page, { type: 'step', act, phase, at })
  async function viewIn(page: LiveVisitor, phase: LiveQuizView['phase']): Promise<LiveQuizView> {
    for (;;) {
      const event = (await page.next('event')).event as { type: string; view?: LiveQuizView }
      if (event.view?.phase === phase) return event.view
    }
  }

  test('everybody answers on their own screen and sees the result of each question together', async () => {
    const [host, a, b] = [await enter(teacher), await enter(ada), await enter(ben)]
    expect(a.view).toMatchObject({
      title: 'Cells',
      phase: 'lobby',
      total: 2,
      leads: false,
      answers: true,
      question: null,
    })
    // So that whoever counts the pupils in the room leaves the teacher out.
    expect(host.view.teachers).toEqual([teacher.id])
    expect(host.view).toMatchObject({ leads: true, answers: false })
    step(host.page, 'on', 'lobby', 0)
    const asked = await viewIn(a.page, 'asking')
    expect(asked.question).toMatchObject({ kind: 'multiple-choice' })
    // Nothing of the mark scheme is in what pupils get.
    expect(JSON.stringify(asked)).not.toMatch(/correct|Thinks|Because/)
    does(a.page, { type: 'answer', at: 0, response: { kind: 'multiple-choice', option: 'aaaa' } })
    does(a.page, { type: 'answer', at: 0, response: { kind: 'multiple-choice', option: 'bbbb' } })
    does(b.page, { type: 'answer', at: 0, response: { kind: 'multiple-choice', option: 'cccc' } })
    await b.page.next('done')
    await a.page.next('done')
    await a.page.next('done')
    step(host.page, 'show', 'asking', 0)
    const shown = await viewIn(a.page, 'shown')
    expect(shown).toMatchObject({
      answered: 2,
      result: { tally: { right: 1, wrong: 1, chosen: { bbbb: 1, cccc: 1, aaaa: 0 } }, right: { option: 'bbbb' } },
      yours: { verdict: 'right' },
      score: { marks: 1, outOf: 1 },
    })
    expect((await viewIn(b.page, 'shown')).score).toEqual({ marks: 0, outOf: 1 })
    // Of the others only counts are told.
    expect(JSON.stringify(shown)).not.toContain(ben.id)
    does(b.page, { type: 'answer', at: 0, response: { kind: 'multiple-choice', option: 'bbbb' } })
    expect((await b.page.next('refused')).error.code).toBe('already-decided')
    step(host.page, 'on', 'shown', 0)
    // Pressed twice: the next question is not passed over.
    step(host.page, 'on', 'shown', 0)
    expect((await viewIn(b.page, 'asking')).at).toBe(1)
    const later = await enter(ada)
    expect(later.view).toMatchObject({ phase: 'asking', at: 1 })
    step(host.page, 'end', 'asking', 1)
    const ended = await viewIn(later.page, 'ended')
    expect(ended.score).toEqual({ marks: 1, outOf: 2 })
    // What was asked is summed up, with one's own answers.
    expect(ended.summary).toMatchObject([
      { result: { tally: { answered: 2, right: 1 }, right: { option: 'bbbb' } }, yours: { verdict: 'right' } },
      { result: { tally: { answered: 0 } }, yours: null },
    ])
    expect(JSON.stringify(ended)).not.toContain(ben.id)
    await Promise.all([host, a, b, later].map(({ page }) => page.leave()))
  })

  test('only whoever began it runs it, and a teacher does not answer', async () => {
    const [host, a] = [await enter(teacher), await enter(ada)]
    step(a.page, 'on', 'lobby', 0)
    expect((await a.page.next('refused')).error.code).toBe('not-allowed')
    step(host.page, 'on', 'lobby', 0)
    await viewIn(a.page, 'asking')
    does(host.page, { type: 'answer', at: 0, response: { kind: 'multiple-choice', option: 'bbbb' } })
    expect((await host.page.next('refused')).error.code).toBe('not-allowed')
    does(a.page, { type: 'answer', at: 0, response: { kind: 'true-false', value: true } })
    expect((await a.page.next('refused')).error.code).toBe('bad-input')
    does(a.page, { type: 'answer', at: 1, response: { kind: 'true-false', value: true } })
    expect((await a.page.next('refused')).error.code).toBe('already-decided')
    await Promise.all([host.page.leave(), a.page.leave()])
  })

  test('written answers are left out, since nobody can mark them in a moment', async () => {
    const begin = (of: string) => {
      const source = { kind: 'quiz', id: of }
      return teacher.post('/api/live-quizzes', { id: randomUUID(), place: { kind: 'class', id: classId }, source })
    }
    await teacher.send('PUT', `/api/quizzes/${quizId}/questions/${written.id}`, { question: written })
    const { body } = await begin(quizId)
    const [row] = await database().query<{ asked: number }>(
      'select jsonb_array_length(questions) as asked from live_quizzes where id = $1',
      [body.id],
    )
    expect(row).toEqual({ asked: questions.length })
    for (const { id: other } of questions) await teacher.send('DELETE', `/api/quizzes/${quizId}/questions/${other}`)
    const refused = await begin(quizId)
    expect(refused).toMatchObject({ status: 404, body: { error: { message: expect.stringContaining('homework') } } })
  })

  test('a pupil of no such class finds no quiz, and starts none', async () => {
    const page = await LiveVisitor.open(listening, { cookie: cookieOf(stranger) })
    page.say({ type: 'join', room: `quiz:${id}`, after: 0 })
    expect((await page.next('left')).reason).toBe('not-found')
    await page.leave()
    const start = { id: randomUUID(), place: { kind: 'class', id: classId }, source: { kind: 'topic', id: 'cells' } }
    expect((await stranger.post('/api/live-quizzes', start)).status).toBe(404)
    expect((await ada.post('/api/live-quizzes', start)).body.error.code).toBe('not-allowed')
    expect((await teacher.post('/api/live-quizzes', start)).status).toBe(200)
  })

  test('those whose class it is see that it is on, until it ends', async () => {
    const listed = async (who: Visitor) =>
      (await who.get('/api/live-quizzes')).body.quizzes.filter((quiz: { id: string }) => quiz.id === id)
    expect(await listed(ada)).toEqual([{ id, title: 'Cells', place: '10B', classId, hosted: false }])
    expect(await listed(teacher)).toMatchObject([{ hosted: true }])
    expect(await listed(stranger)).toEqual([])
    const host = await enter(teacher)
    step(host.page, 'end', 'lobby', 0)
    await viewIn(host.page, 'ended')
    expect(await listed(ada)).toEqual([])
    await host.page.leave()
  })

  test('a host has one live quiz on in a place: another that begins ends the first, for all who are in it', async () => {
    const a = await enter(ada)
    const next = { id: randomUUID(), place: { kind: 'class', id: classId }, source: { kind: 'topic', id: 'cells' } }
    await teacher.post('/api/live-quizzes', next)
    expect((await viewIn(a.page, 'ended')).summary).toEqual([])
    const { quizzes } = (await ada.get('/api/live-quizzes')).body
    expect(quizzes.map((quiz: { id: string }) => quiz.id)).toEqual([next.id])
    await a.page.leave()
  })

  const homework = (who: Visitor, live = id) => who.send('POST', `/api/live-quizzes/${live}/homework`)
  const promptsOf = async (quiz: string) =>
    (await teacher.get(`/api/quizzes/${quiz}`)).body.questions.map(
      ({ question }: { question: Question }) => question.prompt,
    )

  test('exactly the questions that were played can be set as homework: the quiz itself, or a copy once it is another', async () => {
    expect((await homework(teacher)).body).toEqual({ quizId, classId })
    const [first] = questions
    await teacher.send('PUT', `/api/quizzes/${quizId}/questions/${first?.id}`, {
      question: { ...first, prompt: 'What makes heat?' },
    })
    const { body } = await homework(teacher)
    expect(body.quizId).not.toBe(quizId)
    expect(await promptsOf(body.quizId)).toEqual(questions.map(({ prompt }) => prompt))
    // Pressed twice it is made once; put away, it is made again.
    expect((await homework(teacher)).body).toEqual(body)
    await teacher.send('DELETE', `/api/quizzes/${body.quizId}`)
    expect(await promptsOf((await homework(teacher)).body.quizId)).toHaveLength(2)
    expect((await homework(ada)).body.error.code).toBe('not-allowed')
    expect((await homework(stranger)).body.error.code).toBe('not-found')
  })

  test('the questions of a topic are set as a quiz of the teacher’s own, with their formulas', async () => {
    const live = randomUUID()
    const place = { kind: 'class', id: classId }
    await teacher.post('/api/live-quizzes', { id: live, place, source: { kind: 'topic', id: 'cells' } })
    const { body } = await homework(teacher, live)
    const asked = readWrittenCurriculum().topic('cells')?.material?.quiz ?? []
    const { body: made } = await teacher.get(`/api/quizzes/${body.quizId}`)
    expect(asked.length).toBeGreaterThan(0)
    expect(made.quiz).toMatchObject({ title: 'Cells', owner: null, questions: asked.length })
    type Made = { question: Question; html: Record<string, string> }
    expect(made.questions.map(({ question, html }: Made) => html[question.prompt])).toEqual(
      asked.map(({ question }) => question.html),
    )
  })

  test('pictures of the quiz are shown to the class that plays it, and to nobody else', async () => {
    const { body } = await teacher.post(`/api/quizzes/${quizId}/media`, { data: ONE_PIXEL })
    const picture = `/api/quizzes/${quizId}/media/${body.media}`
    const statusFor = async (who: Visitor) =>
      (await server.app.request(picture, { headers: { cookie: cookieOf(who) } })).status
    expect([await statusFor(ada), await statusFor(stranger)]).toEqual([200, 404])
  })
})

/** A GIF of one pixel. */
const ONE_PIXEL = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
