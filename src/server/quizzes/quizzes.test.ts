import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Question } from '#domain/questions/question.ts'
import { onePixel } from '#tests/support/anki-packages.ts'
import { fourOptions } from '#tests/support/four-options.ts'
import { withoutIds } from '#tests/support/quiz-files.ts'
import { everyKind, everyMark, questionOf, rightResponse } from '#tests/support/quiz-questions.ts'
import { type Member, setQuiz, writeQuizOf } from '#tests/support/teacher-quizzes.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { readWrittenCurriculum } from '#tests/support/written-curriculum.ts'

const ids = (questions: { question: { id: string } }[]) => questions.map(({ question }) => question.id)

interface Shown {
  question: { prompt: string }
  html: Record<string, string>
}

describeOnPostgres('writing quizzes', (open) => {
  let server: TestApp
  const now = () => new Date('2026-05-12T16:00:00Z')
  beforeAll(async () => {
    server = await createTestApp({ database: open(), curriculum: readWrittenCurriculum(), now })
  })
  const write = (owner: Member, questions = everyKind) => writeQuizOf(owner, questions)
  const colleagues = async () => {
    const [one, other] = [await server.signedIn('teacher', 'Ms Shah'), await server.signedIn('teacher')]
    const [school] = await open().query<{ id: string }>(`insert into schools (name) values ('Hill') returning id`)
    await open().query('update profiles set school_id = $1, school_named = null where id = any($2::text[])', [
      school?.id ?? '',
      [one.id, other.id],
    ])
    return [one, other] as const
  }

  test('a question of every kind is written, shown, moved, taken out and brought back', async () => {
    const teacher = await server.signedIn('teacher')
    const id = await write(teacher)
    const { quiz, questions } = (await teacher.get(`/api/quizzes/${id}`)).body
    expect(quiz).toMatchObject({ questions: everyKind.length, outOf: everyMark, owner: null, attempts: 0 })
    expect(questions.map(({ question }: { question: object }) => question)).toEqual(everyKind)
    expect(questions[1].html['Iron']).toBe('Iron')

    const [first = '', second = '', ...rest] = ids(questions)
    await teacher.send('PUT', `/api/quizzes/${id}/order`, { questionIds: [second, first] })
    expect(ids((await teacher.get(`/api/quizzes/${id}`)).body.questions)).toEqual([second, first, ...rest])
    await teacher.send('DELETE', `/api/quizzes/${id}/questions/${first}`)
    expect(ids((await teacher.get(`/api/quizzes/${id}`)).body.questions)).toEqual([second, ...rest])
    await teacher.send('PUT', `/api/quizzes/${id}/questions/${first}`, { question: everyKind[0], position: 1 })
    expect(ids((await teacher.get(`/api/quizzes/${id}`)).body.questions)).toEqual([second, first, ...rest])
    expect((await teacher.get('/api/quizzes?search=every')).body).toMatchObject({ quizzes: [{ id }], next: null })
    expect((await teacher.get('/api/quizzes?search=nothing')).body.quizzes).toEqual([])
  })

  test('a question may be worded like a name that every object has', async () => {
    const teacher = await server.signedIn('teacher')
    const [asked] = everyKind
    if (!asked) throw new Error('there is a question of every kind')
    const named = Object.getOwnPropertyNames(Object.prototype).filter((name) => name !== '__proto__')
    const id = await write(
      teacher,
      named.map((prompt) => ({ ...asked, id: randomUUID(), prompt })),
    )
    const { questions } = (await teacher.get(`/api/quizzes/${id}`)).body
    expect(questions.map(({ question, html }: Shown) => html[question.prompt])).toEqual(named)
  })

  test('what is sent twice is made once, and nobody takes another’s id', async () => {
    const [teacher, other] = [await server.signedIn('teacher'), await server.signedIn('teacher')]
    const id = await write(teacher, [])
    expect(await teacher.post('/api/quizzes', { id, title: 'Again' })).toMatchObject({ status: 200 })
    expect((await teacher.get('/api/quizzes')).body.quizzes).toMatchObject([{ title: 'A quiz of every kind' }])
    expect((await other.post('/api/quizzes', { id, title: 'Mine' })).body.error.code).toBe('bad-input')
    const copy = randomUUID()
    for (const _ of [1, 2]) await teacher.post(`/api/quizzes/${id}/copy`, { id: copy })
    expect((await teacher.get('/api/quizzes')).body.quizzes).toHaveLength(2)
  })

  test('a faulty question is refused with a sentence at its field', async () => {
    const teacher = await server.signedIn('teacher')
    const id = await write(teacher, [])
    const faulty = { ...questionOf('multiple-choice'), correct: 'none' }
    const { body } = await teacher.send('PUT', `/api/quizzes/${id}/questions/${faulty.id}`, { question: faulty })
    expect(body.error).toMatchObject({ code: 'bad-input', message: 'Say which option is right.' })
    const other = await teacher.send('PUT', `/api/quizzes/${id}/questions/${randomUUID()}`, {
      question: questionOf('numeric'),
    })
    expect(other.body.error.code).toBe('bad-input')
  })

  test('pages of a long list follow each other without a gap or a double', async () => {
    const teacher = await server.signedIn('teacher')
    await open().query(
      `insert into quizzes (owner_id, id, title, created_at, updated_at)
       select $1, gen_random_uuid(), 'Quiz ' || n, $2, $2::timestamptz - (n / 10) * interval '1 minute' from generate_series(1, 70) n`,
      [teacher.id, now()],
    )
    const seen: string[] = []
    for (let after: string | null = ''; after !== null; ) {
      const { body } = await teacher.get(`/api/quizzes${after && `?after=${after}`}`)
      seen.push(...body.quizzes.map((quiz: { id: string }) => quiz.id))
      after = body.next
    }
    expect([seen.length, new Set(seen).size]).toEqual([70, 70])
  })

  test('a colleague sees and copies what is shared, and changes nothing; others see nothing', async () => {
    const [owner, colleague] = await colleagues()
    const id = await write(owner)
    expect((await colleague.get(`/api/quizzes/${id}`)).status).toBe(404)
    await owner.send('PATCH', `/api/quizzes/${id}`, { sharedWithSchool: true })
    expect((await colleague.get('/api/quizzes?from=school')).body.quizzes).toMatchObject([{ id, owner: 'Ms Shah' }])
    expect((await owner.get('/api/quizzes?from=school')).body.quizzes).toEqual([])
    expect((await colleague.get(`/api/quizzes/${id}`)).body.questions).toHaveLength(everyKind.length)
    const refused = await Promise.all([
      colleague.send('PATCH', `/api/quizzes/${id}`, { title: 'Mine' }),
      colleague.send('DELETE', `/api/quizzes/${id}`),
      colleague.send('DELETE', `/api/quizzes/${id}/questions/${everyKind[0]?.id}`),
    ])
    expect(refused.map(({ body }) => body.error.code)).toEqual(['not-allowed', 'not-allowed', 'not-allowed'])
    const copy = randomUUID()
    await colleague.post(`/api/quizzes/${id}/copy`, { id: copy })
    const copied = (await colleague.get(`/api/quizzes/${copy}`)).body
    expect(copied.quiz).toMatchObject({
      title: 'A quiz of every kind (Copy)',
      owner: null,
      questions: everyKind.length,
    })

    const stranger = await server.signedIn('teacher')
    const pupil = await server.signedIn('student')
    for (const who of [stranger, pupil, await server.signedIn('admin')])
      expect((await who.get(`/api/quizzes/${id}`)).status).toBe(404)
    // A school that somebody only says is theirs opens nothing.
    await open().query(`update profiles set school_named = 'Hill' where id = $1`, [colleague.id])
    expect((await colleague.get(`/api/quizzes/${id}`)).status).toBe(404)
    expect((await colleague.get('/api/quizzes?from=school')).body.quizzes).toEqual([])
  })

  test('pictures are the quiz’s, copied with it, and nothing but pictures', async () => {
    const teacher = await server.signedIn('teacher')
    const id = await write(teacher, [])
    const data = Buffer.from(onePixel).toString('base64')
    const { media } = (await teacher.post(`/api/quizzes/${id}/media`, { data })).body
    const question = questionOf('short-text', { prompt: `![A dot](media:${media})` })
    const saved = await teacher.send('PUT', `/api/quizzes/${id}/questions/${question.id}`, { question })
    expect(saved.body.question.html[question.prompt]).toContain(`src="/api/quizzes/${id}/media/${media}" alt="A dot"`)
    const sound = Buffer.from('OggS and more').toString('base64')
    expect((await teacher.post(`/api/quizzes/${id}/media`, { data: sound })).body.error.code).toBe('unknown-file')
    const copy = randomUUID()
    await teacher.post(`/api/quizzes/${id}/copy`, { id: copy })
    const rows = await open().query('select id from quiz_media where quiz_id = $1', [copy])
    expect(rows).toEqual([{ id: media }])
    const stranger = await server.signedIn('teacher')
    expect((await stranger.get(`/api/quizzes/${id}/media/${media}`)).status).toBe(404)
  })

  test('questions of the curriculum are picked as they are shown there, once', async () => {
    const teacher = await server.signedIn('teacher')
    const id = await write(teacher, [])
    const items = [{ id: randomUUID(), itemId: 'cells/q01' }]
    expect((await teacher.post(`/api/quizzes/${id}/picked`, { items })).body).toEqual({ added: 1 })
    expect((await teacher.post(`/api/quizzes/${id}/picked`, { items })).body).toEqual({ added: 0 })
    const asked = fourOptions(readWrittenCurriculum().question('cells/q01'))
    const { question, html } = (await teacher.get(`/api/quizzes/${id}`)).body.questions[0]
    expect(question).toMatchObject({ kind: 'multiple-choice', id: items[0]?.id, marks: 1 })
    expect(html[question.prompt]).toBe(asked.question.html)
    const right = question.options.find((option: { id: string }) => option.id === question.correct)
    expect(html[right.text]).toBe(asked.options[asked.correctAnswer]?.html)
    const none = { items: [{ id: randomUUID(), itemId: 'nothing/q01' }] }
    expect((await teacher.post(`/api/quizzes/${id}/picked`, none)).status).toBe(404)
  })

  test('a question of another kind is picked with its mark scheme', async () => {
    const teacher = await server.signedIn('teacher')
    const id = await write(teacher, [])
    const items = [{ id: randomUUID(), itemId: 'genes/q07' }]
    expect((await teacher.post(`/api/quizzes/${id}/picked`, { items })).body).toEqual({ added: 1 })
    const { question, html } = (await teacher.get(`/api/quizzes/${id}`)).body.questions[0]
    expect(question).toMatchObject({ kind: 'numeric', id: items[0]?.id, marks: 2, answer: 30, unit: 'm' })
    expect(html[question.prompt]).toBe(readWrittenCurriculum().question('genes/q07')?.question.html)
  })

  test('a preview shows what a pupil would see, and marks without keeping anything', async () => {
    const teacher = await server.signedIn('teacher')
    const id = await write(teacher)
    const start = (await teacher.get(`/api/quizzes/${id}/start`)).body
    expect(start).toMatchObject({ as: 'owner', outOf: everyMark })
    expect(start.questions).toHaveLength(everyKind.length)
    const responses = everyKind.map((question) => ({
      questionId: question.id,
      revision: 1,
      response: rightResponse(question),
    }))
    const marked = (await teacher.post(`/api/quizzes/${id}/preview-marks`, { responses })).body
    expect(marked).toMatchObject({ marks: everyMark, outOf: everyMark, xp: 0 })
    const unsaved = await teacher.post(`/api/quizzes/${id}/preview`, { question: questionOf('ordering'), seed: 3 })
    expect(unsaved.body.question.items).toHaveLength(4)
    expect(JSON.stringify(unsaved.body)).not.toContain('explanation')
    expect((await open().query('select * from teacher_quiz_attempts where quiz_id = $1', [id])).length).toBe(0)
  })

  test('deleting takes away a quiz that nobody began for good, and keeps what pupils handed in otherwise', async () => {
    const teacher = await server.signedIn('teacher')
    const [unused, used] = [await write(teacher), await write(teacher)]
    const pupil = await server.signedIn('student')
    await setQuiz(open(), { teacher, pupils: [pupil], quizId: used, now: now() })
    const { id: attempt } = (await pupil.post(`/api/quizzes/${used}/attempts`, { id: randomUUID() })).body
    await pupil.post(`/api/quiz-attempts/${attempt}/submit`, { responses: [] })
    for (const id of [unused, used]) {
      expect((await teacher.send('DELETE', `/api/quizzes/${id}`)).status).toBe(200)
      expect((await teacher.get(`/api/quizzes/${id}`)).status).toBe(404)
    }
    expect((await teacher.get('/api/quizzes')).body.quizzes).toEqual([])
    expect(await open().query('select id from quizzes where id = any($1::uuid[])', [[unused, used]])).toEqual([
      { id: used },
    ])
    expect((await pupil.get(`/api/quiz-attempts/${attempt}`)).body.result).toMatchObject({ marks: 0, outOf: everyMark })
    expect((await pupil.get(`/api/quizzes/${used}/start`)).body).toMatchObject({ next: null, reason: 'closed' })
  })

  test.each(['gift', 'qti'])('a quiz that is exported as %s and imported again is the same quiz', async (format) => {
    const teacher = await server.signedIn('teacher')
    const id = await write(teacher)
    const cookie = [...teacher.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const exported = await server.app.request(`/api/quizzes/${id}/export?format=${format}`, { headers: { cookie } })
    expect(exported.headers.get('content-disposition')).toContain('attachment; filename="A-quiz-of-every-kind.')
    const file = { fileName: 'quiz', data: Buffer.from(await exported.arrayBuffer()).toString('base64') }
    const preview = (await teacher.post('/api/quiz-imports/preview', file)).body
    expect(preview).toMatchObject({ title: 'A quiz of every kind', count: everyKind.length, problemCount: 0 })
    const quizId = randomUUID()
    for (const _ of [1, 2])
      expect((await teacher.post('/api/quiz-imports', { ...file, quizId, title: 'Again' })).body).toEqual({
        quizId,
        questions: everyKind.length,
      })
    const { questions } = (await teacher.get(`/api/quizzes/${quizId}`)).body
    expect(withoutIds(questions.map(({ question }: { question: Question }) => question))).toEqual(withoutIds(everyKind))
    const stranger = await server.signedIn('teacher')
    expect((await stranger.get(`/api/quizzes/${id}/export?format=${format}`)).status).toBe(404)
  })

  test('a file that is no quiz is refused with a sentence', async () => {
    const teacher = await server.signedIn('teacher')
    const send = (data: string) =>
      teacher.post('/api/quiz-imports/preview', { fileName: 'a', data: Buffer.from(data).toString('base64') })
    expect((await send('PK and more')).body.error).toMatchObject({ code: 'not-readable' })
    expect((await send('  ')).body.error.message).toContain('There is no question in that file.')
  })
})
