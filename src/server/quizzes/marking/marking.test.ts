import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { everyKind, rightResponse, written } from '#tests/support/quiz-questions.ts'
import { type Member, setQuiz, writeQuizOf } from '#tests/support/teacher-quizzes.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'

describeOnPostgres('marking what pupils wrote', (open) => {
  let server: TestApp
  const now = new Date('2026-05-12T16:00:00Z')
  let time = now.getTime()
  beforeAll(async () => {
    server = await createTestApp({ database: open(), now: () => new Date(time) })
  })
  const asked = [...everyKind.slice(0, 1), written]

  /** A quiz with one choice and one written answer, which a pupil has handed in. */
  async function handedIn() {
    const [teacher, pupil] = [await server.signedIn('teacher'), await server.signedIn('student')]
    const quizId = await writeQuizOf(teacher, asked)
    await setQuiz(open(), { teacher, pupils: [pupil], quizId, now })
    const attempt = (await pupil.post(`/api/quizzes/${quizId}/attempts`, { id: randomUUID() })).body
    time += 60_000
    await pupil.post(`/api/quiz-attempts/${attempt.id}/submit`, {
      responses: asked.map((question) => ({
        questionId: question.id,
        revision: 1,
        response: rightResponse(question),
      })),
    })
    const answer = { studentId: pupil.id, attemptId: attempt.id, questionId: written.id }
    const give = (revision: number, mark: object | null, who: Member = teacher) =>
      who.send('PUT', `/api/quizzes/${quizId}/marking`, { ...answer, revision, mark })
    const result = async () => (await pupil.get(`/api/quiz-attempts/${attempt.id}`)).body.result
    return { teacher, pupil, quizId, give, result }
  }
  const one = { ticked: ['po01'], marks: 1, comment: 'Say what the ions do.' }

  test('a teacher sees each answer with its scheme; the mark counts, and the pupil is told and reads what was found', async () => {
    const { teacher, pupil, quizId, give, result } = await handedIn()
    const queue = (await teacher.get(`/api/quizzes/${quizId}/marking`)).body
    expect(queue.questions).toMatchObject([
      {
        questionId: written.id,
        marks: 2,
        points: written.points,
        answers: [{ studentId: pupil.id, text: expect.stringContaining('ions vibrate more'), outOf: 2, mark: null }],
      },
    ])
    const before = (await pupil.get('/api/dashboard')).body.progress.totalXp
    expect((await give(1, one)).body).toEqual({ revision: 1, mark: one })
    expect(await result()).toMatchObject({
      marks: 2,
      outOf: 3,
      waiting: 0,
      questions: [{}, { verdict: 'partly', marks: 1, teacherMark: one }],
    })
    expect((await pupil.get('/api/dashboard')).body.progress.totalXp).toBe(before)
    const notices = () =>
      open().query('select title, link from notices where user_id = $1 and cause like $2', [pupil.id, 'quiz:%:marked'])
    expect(await notices()).toEqual([{ title: 'Your teacher has marked your quiz', link: `/quizzes/${quizId}` }])
    // Changed, and taken back, it tells the pupil no second time.
    await give(2, { ...one, ticked: ['po01', 'po02', 'none'], marks: 9 })
    expect(await result()).toMatchObject({
      marks: 3,
      questions: [{}, { verdict: 'right', teacherMark: { ticked: ['po01', 'po02'], marks: 2 } }],
    })
    await give(3, null)
    expect(await result()).toMatchObject({
      marks: 1,
      waiting: 2,
      questions: [{}, { verdict: 'waiting', teacherMark: null }],
    })
    expect(await notices()).toHaveLength(1)
  })

  test('a mark that comes late or twice changes nothing', async () => {
    const { give, result } = await handedIn()
    await give(2, one)
    expect((await give(1, null)).body).toEqual({ revision: 2, mark: one })
    expect((await give(2, { ...one, marks: 0 })).body).toEqual({ revision: 2, mark: one })
    expect((await result()).marks).toBe(2)
  })

  test('nobody else marks it: not a colleague, not the pupil, not a teacher who no longer teaches the pupil', async () => {
    const { teacher, pupil, quizId, give, result } = await handedIn()
    for (const who of [
      pupil,
      await server.signedIn('teacher'),
      await server.signedIn('parent'),
      await server.signedIn('admin'),
    ]) {
      expect((await give(1, one, who)).status).toBe(404)
      expect((await who.get(`/api/quizzes/${quizId}/marking`)).status).toBe(404)
    }
    await open().query('delete from class_members where student_id = $1', [pupil.id])
    expect((await give(1, one)).status).toBe(404)
    expect((await teacher.get(`/api/quizzes/${quizId}/marking`)).body.questions).toEqual([])
    expect((await result()).waiting).toBe(2)
  })

  test('comments are kept for the teacher alone, changed and deleted', async () => {
    const { teacher, quizId } = await handedIn()
    const id = randomUUID()
    const kept = async (who: Member) => (await who.get(`/api/quizzes/${quizId}/marking`)).body.comments
    await teacher.send('PUT', `/api/marking-comments/${id}`, { text: 'Use the key word.' })
    await teacher.send('PUT', `/api/marking-comments/${id}`, { text: ' Use the key words. ' })
    expect(await kept(teacher)).toEqual([{ id, text: 'Use the key words.' }])
    const colleague = await server.signedIn('teacher')
    await colleague.send('DELETE', `/api/marking-comments/${id}`)
    expect(await kept(teacher)).toHaveLength(1)
    expect((await teacher.send('PUT', `/api/marking-comments/${id}`, { text: '  ' })).status).toBe(400)
    await teacher.send('DELETE', `/api/marking-comments/${id}`)
    expect((await teacher.send('DELETE', `/api/marking-comments/${id}`)).status).toBe(200)
    expect(await kept(teacher)).toEqual([])
  })
})
