import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { everyKind, everyMark, questionOf, rightResponse, written } from '#tests/support/quiz-questions.ts'
import { type Member, setQuiz, writeQuizOf } from '#tests/support/teacher-quizzes.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { findQuizAnswers } from '../../tasks/results/find-quiz-answers.ts'
import { readTaskQuizAttempts, readTaskQuizResponses } from './quiz-result-store.ts'

describeOnPostgres('taking a teacher’s quiz', (open) => {
  let server: TestApp
  const now = new Date('2026-05-12T16:00:00Z')
  let time = now.getTime()
  beforeAll(async () => {
    server = await createTestApp({ database: open(), now: () => new Date(time) })
  })
  const right = (revision = 1) =>
    everyKind.map((question) => ({ questionId: question.id, revision, response: rightResponse(question) }))
  const begun = async (more: Partial<Parameters<typeof setQuiz>[1]> = {}) => {
    const [teacher, pupil] = [await server.signedIn('teacher'), await server.signedIn('student')]
    const quizId = await writeQuizOf(teacher, everyKind)
    const taskId = await setQuiz(open(), { teacher, pupils: [pupil], quizId, now, ...more })
    const start = (id: string = randomUUID(), who: Member = pupil) =>
      who.post(`/api/quizzes/${quizId}/attempts`, { id })
    return { teacher, pupil, quizId, taskId, start }
  }
  const xpOf = async (pupil: Member) => (await pupil.get('/api/dashboard')).body.progress.totalXp as number
  const save = (who: Member, attempt: string, responses: unknown[]) =>
    who.send('PUT', `/api/quiz-attempts/${attempt}/responses`, { responses })
  const submit = (who: Member, attempt: string, responses: unknown[] = []) => {
    // As long as a person takes.
    time += 10_000
    return who.post(`/api/quiz-attempts/${attempt}/submit`, { responses })
  }

  test('contract §9: the first attempt earns 20 XP and 50 for a perfect score, once; later ones are practice', async () => {
    const { pupil, start } = await begun()
    // A goal that this quiz does not reach, which would earn XP of its own.
    await open().query('update profiles set daily_goal = 100 where id = $1', [pupil.id])
    const before = await xpOf(pupil)
    const { id } = (await start()).body
    const { body } = await submit(pupil, id, right())
    expect(body.attempt.result).toMatchObject({ marks: everyMark, outOf: everyMark, xp: 70 })
    expect((await submit(pupil, id, right())).body.attempt.result).toMatchObject({ marks: everyMark, xp: 70 })
    const again = (await start()).body
    expect(again.id).not.toBe(id)
    expect((await submit(pupil, again.id, right())).body.attempt.result).toMatchObject({ marks: everyMark, xp: 0 })
    expect((await xpOf(pupil)) - before).toBe(70)
    const counts = await open().query(
      'select quizzes_completed as quizzes, perfect_scores as perfect from student_progress where user_id = $1',
      [pupil.id],
    )
    expect(counts).toEqual([{ quizzes: 1, perfect: 1 }])
  })

  test('its questions count for today and the daily goal, which earns its XP', async () => {
    const { pupil, start } = await begun()
    await open().query('update profiles set daily_goal = $2 where id = $1', [pupil.id, everyKind.length - 1])
    const { id } = (await start()).body
    const { body } = await submit(pupil, id, right().slice(1))
    expect(body).toMatchObject({
      attempt: { result: { xp: 20 } },
      progress: { answersToday: everyKind.length - 1, studiedToday: true, totalXp: 45 },
    })
    expect((await submit(pupil, id, right())).body.progress).toMatchObject({
      answersToday: everyKind.length - 1,
      totalXp: 45,
    })
    const { days } = (await pupil.get('/api/dashboard')).body
    expect(days.at(-1)).toMatchObject({
      answers: everyKind.length - 1,
      correct: everyKind.length - 1,
      xp: 45,
      goalMet: true,
    })
  })

  test('a quiz that is handed in faster than a person can answer is marked and earns nothing', async () => {
    const { pupil, start } = await begun()
    const { id } = (await start()).body
    const { body } = await pupil.post(`/api/quiz-attempts/${id}/submit`, { responses: right() })
    expect(body).toMatchObject({
      attempt: { result: { marks: everyMark, xp: 0 } },
      progress: { totalXp: 0, answersToday: 0, dailyStreak: 0 },
    })
  })

  test('nothing of the mark scheme leaves before the attempt is marked, and all that helps does after', async () => {
    const { pupil, quizId, start } = await begun()
    const told = JSON.stringify([
      (await pupil.get(`/api/quizzes/${quizId}/start`)).body,
      (await start()).body,
      (await start()).body,
    ])
    for (const word of [
      'correct',
      'accepted',
      'misconception',
      'explanation',
      'tolerance',
      'mark scheme',
      'café',
      'verdict',
    ])
      expect(told).not.toContain(word)
    const { id, questions } = (await start()).body
    expect(questions).toHaveLength(everyKind.length)
    const responses = [
      { questionId: everyKind[0]?.id, revision: 1, response: { kind: 'multiple-choice', option: 'opt2' } },
      { questionId: everyKind[3]?.id, revision: 1, response: { kind: 'numeric', text: '3e8 km/s' } },
    ]
    const { result } = (await submit(pupil, id, responses)).body.attempt
    expect(result).toMatchObject({ marks: 1, outOf: everyMark })
    expect(result.questions[0]).toMatchObject({
      verdict: 'wrong',
      misconceptions: ['Plants breathe in oxygen to make food'],
      right: { kind: 'multiple-choice', option: 'opt1' },
      explanation: { text: 'Because of the mark scheme.' },
    })
    expect(result.questions[3]).toMatchObject({
      verdict: 'partly',
      finding: 'wrong-unit',
      right: { text: '3 × 10⁸ m/s ± 1%' },
    })
    expect(result.questions[4]).toMatchObject({ verdict: 'wrong', finding: 'not-answered' })
  })

  test('responses are kept as they are given; what comes late or twice changes nothing', async () => {
    const { pupil, start } = await begun()
    const { id } = (await start()).body
    const [first] = everyKind
    const given = (option: string, revision: number) => ({
      questionId: first?.id,
      revision,
      response: { kind: 'multiple-choice', option },
    })
    await save(pupil, id, [given('opt2', 1)])
    await save(pupil, id, [given('opt1', 3), given('opt4', 2)])
    await save(pupil, id, [given('opt3', 2)])
    await save(pupil, id, [given('opt1', 3)])
    const { responses } = (await start()).body
    expect(responses).toEqual([given('opt1', 3)])
    // What is no question of the quiz is not kept.
    expect((await save(pupil, id, [{ ...given('opt1', 1), questionId: randomUUID() }])).body).toEqual({
      submitted: false,
    })
    expect((await pupil.get(`/api/quiz-attempts/${id}`)).body.responses).toHaveLength(1)
    expect((await submit(pupil, id)).body.attempt.result.marks).toBe(1)
    expect((await save(pupil, id, [given('opt2', 9)])).body).toEqual({ submitted: true })
    expect((await pupil.get(`/api/quiz-attempts/${id}`)).body.responses).toEqual([given('opt1', 3)])
  })

  test('an attempt is begun once, whoever asks how often, and goes on where it was', async () => {
    const { start } = await begun()
    const [one, two, three] = await Promise.all([start(), start(), start()])
    expect(new Set([one.body.id, two.body.id, three.body.id]).size).toBe(1)
    expect((await start(one.body.id)).body.id).toBe(one.body.id)
    expect((await start()).body.questions).toEqual(one.body.questions)
  })

  test('two hand-ins at once earn once', async () => {
    const { pupil, start } = await begun()
    const before = await xpOf(pupil)
    const { id } = (await start()).body
    const both = await Promise.all([submit(pupil, id, right()), submit(pupil, id, right())])
    expect(both.map(({ body }) => body.attempt.result.xp)).toEqual([70, 70])
    expect((await xpOf(pupil)) - before).toBe(70)
  })

  test('a pupil who does not have it, and everybody else, finds nothing', async () => {
    const { teacher, pupil, quizId, start } = await begun()
    const { id } = (await start()).body
    const others = [
      await server.signedIn('student'),
      await server.signedIn('teacher'),
      await server.signedIn('parent'),
      await server.signedIn('admin'),
    ]
    for (const who of others) {
      expect((await who.get(`/api/quizzes/${quizId}/start`)).status).toBe(404)
      expect((await start(randomUUID(), who)).status).toBe(404)
      expect((await start(id, who)).status).toBe(404)
      for (const status of [
        (await who.get(`/api/quiz-attempts/${id}`)).status,
        (await save(who, id, right())).status,
        (await submit(who, id, right())).status,
      ])
        expect(status).toBe(404)
    }
    // The teacher whose quiz it is reads no attempt here, either.
    expect((await teacher.get(`/api/quiz-attempts/${id}`)).status).toBe(404)
    // The pupil is in the class no more: what was begun stays the pupil's, nothing new begins.
    await submit(pupil, id, right())
    await open().query('delete from class_members where student_id = $1', [pupil.id])
    expect((await pupil.get(`/api/quiz-attempts/${id}`)).status).toBe(200)
    expect((await start()).body.error.code).toBe('not-allowed')
  })

  test('a quiz opens and closes with its task', async () => {
    const early = await begun({ opensIn: 1 })
    expect((await early.start()).body.error).toMatchObject({
      code: 'not-allowed',
      message: 'This quiz is not open yet.',
    })
    expect((await early.pupil.get(`/api/quizzes/${early.quizId}/start`)).body).toMatchObject({
      next: null,
      reason: 'not-open-yet',
    })
    const late = await begun({ opensIn: -9, dueIn: -1 })
    expect((await late.start()).body.error.message).toBe('This quiz is closed.')
    const stillTaken = await begun({ opensIn: -9, dueIn: -1, lateAllowed: true })
    expect((await stillTaken.start()).status).toBe(200)
  })

  test('a corrected mark scheme is a new version, marks past responses again and only ever raises them', async () => {
    const { teacher, pupil, quizId, start } = await begun()
    const other = await server.signedIn('student')
    await setQuiz(open(), { teacher, pupils: [other], quizId, now })
    const wrong = questionOf('multiple-choice')
    const answer = (option: string) => [
      { questionId: wrong.id, revision: 1, response: { kind: 'multiple-choice', option } },
    ]
    const [{ body: mine }, { body: theirs }] = [await start(), await start(randomUUID(), other)]
    await submit(pupil, mine.id, answer('opt1'))
    await submit(other, theirs.id, answer('opt4'))
    const path = `/api/quizzes/${quizId}/questions/${wrong.id}`
    const fixed = await teacher.send('PUT', path, {
      question: { ...wrong, correct: 'opt4', explanation: 'Corrected.' },
    })
    expect(fixed.body).toMatchObject({ raised: 1, question: { version: 2 } })
    const after = (await other.get(`/api/quiz-attempts/${theirs.id}`)).body
    expect(after.result).toMatchObject({
      marks: 1,
      questions: [{ marks: 1, verdict: 'right', raised: true }, ...everyKind.slice(1).map(() => ({}))],
    })
    expect((await pupil.get(`/api/quiz-attempts/${mine.id}`)).body.result).toMatchObject({ marks: 1 })
    // Saved again as it is, it is no new version; a new attempt asks the fixed one.
    expect(
      (await teacher.send('PUT', path, { question: { ...wrong, correct: 'opt4', explanation: 'Corrected.' } })).body,
    ).toMatchObject({ raised: 0, question: { version: 2 } })
    const fresh = (await start()).body
    expect((await submit(pupil, fresh.id, answer('opt4'))).body.attempt.result.marks).toBe(1)
    // Taken out, it stays with those who were asked it.
    await teacher.send('DELETE', path)
    expect((await pupil.get(`/api/quiz-attempts/${mine.id}`)).body.questions).toHaveLength(everyKind.length)
    expect((await pupil.get(`/api/quizzes/${quizId}/start`)).body.questionCount).toBe(everyKind.length - 1)
  })

  test('a written answer waits for the teacher, earns its XP for the attempt once a day, and leaves the rest marked', async () => {
    const [teacher, pupil] = [await server.signedIn('teacher'), await server.signedIn('student')]
    const [choice] = everyKind
    if (!choice) throw new Error('no question')
    const quizId = await writeQuizOf(teacher, [choice, written])
    const taskId = await setQuiz(open(), { teacher, pupils: [pupil], quizId, now })
    const start = async () => (await pupil.post(`/api/quizzes/${quizId}/attempts`, { id: randomUUID() })).body
    const given = (response: object | null) => [
      { questionId: choice.id, revision: 1, response: rightResponse(choice) },
      { questionId: written.id, revision: 1, response },
    ]
    const first = await start()
    expect(JSON.stringify(first)).not.toMatch(/Electrons|vibrate|accept/)
    const { result } = (await submit(pupil, first.id, given(rightResponse(written)))).body.attempt
    expect(result).toMatchObject({ marks: 1, outOf: 3, waiting: 2, xp: 40 })
    expect(result.questions[1]).toMatchObject({
      verdict: 'waiting',
      marks: 0,
      outOf: 2,
      finding: null,
      right: { kind: 'written', points: [{ text: 'Electrons collide with the ions', marks: 1 }, {}, {}] },
    })
    expect((await pupil.get(`/api/quizzes/${quizId}/start`)).body.attempts).toMatchObject([{ outOf: 3, waiting: 2 }])
    // On paper counts as given; the same question earns once a day, and nothing given waits for nobody.
    const onPaper = { kind: 'written', text: '', onPaper: true }
    const second = (await submit(pupil, (await start()).id, given(onPaper))).body.attempt.result
    expect(second).toMatchObject({ waiting: 2, xp: 0 })
    const third = (await submit(pupil, (await start()).id, given(null))).body.attempt.result
    expect(third).toMatchObject({ waiting: 0, questions: [{}, { verdict: 'wrong', finding: 'not-answered' }] })
    // The results of the task count it as neither right nor wrong, and a preview shows that it would wait.
    const { answers } = await findQuizAnswers({
      task: { id: taskId, scope: `quiz:${quizId}` },
      pupilIds: new Set([pupil.id]),
      queries: open(),
    })
    expect(answers.filter(({ asked, firstRight }) => asked.id === written.id && firstRight)).toEqual([])
    const preview = await teacher.post(`/api/quizzes/${quizId}/preview-marks`, {
      responses: given(rightResponse(written)),
    })
    expect(preview.body).toMatchObject({ marks: 1, outOf: 3, waiting: 2 })
  })

  test('a task’s results can be read by attempt and by question', async () => {
    const { pupil, taskId, start } = await begun()
    const { id } = (await start()).body
    await submit(pupil, id, right())
    await start()
    const attempts = await readTaskQuizAttempts(open(), [taskId])
    expect(
      attempts.map(({ studentId, submittedAt, marks }) => [studentId, submittedAt !== null, marks]).toSorted(),
    ).toEqual([
      [pupil.id, false, 0],
      [pupil.id, true, everyMark],
    ])
    const responses = await readTaskQuizResponses(open(), taskId)
    expect(responses).toHaveLength(everyKind.length)
    expect(responses.every(({ verdict, attemptId }) => verdict === 'right' && attemptId === id)).toBe(true)
  })
})
