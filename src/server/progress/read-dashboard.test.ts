import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { signInAward } from '#domain/progress/xp.ts'
import type { Answer } from '#domain/study/answer.ts'
import { cardAnswer, items, noteAnswer, quizRunAnswers, RIGHT, uuid, WRONG } from '#tests/support/answers.ts'
import { createStudent } from '#tests/support/students.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { readWrittenCurriculum } from '#tests/support/written-curriculum.ts'
import { awardXp } from '../awards/award-xp.ts'
import { createAnswerRecorder } from '../study/answer-recorder.ts'
import { readDashboard } from './read-dashboard.ts'

const curriculum = readWrittenCurriculum()
const at = (time: string) => new Date(`${time}:00Z`)
const tuesday = at('2026-05-12T16:00')

describeOnPostgres("the pupil's dashboard", (open) => {
  const pupil = (options: { timeZone?: string; dailyGoal?: number } = {}) =>
    createStudent(open(), { id: randomUUID(), ...options })
  const dashboard = (id: string, now = tuesday) =>
    readDashboard({ person: { role: 'student', id }, queries: open(), curriculum, now })
  const record = (student: string, answers: Answer[], now = tuesday) =>
    createAnswerRecorder({ database: open(), items, now: () => now })(student, answers)
  const card = (itemId: string, given: { grade?: 'know' | 'dont-know'; now?: Date } = {}) => {
    const { grade = 'know', now = tuesday } = given
    const topicId = itemId.split('/')[0] ?? ''
    return cardAnswer({ id: randomUUID(), itemId, topicId, grade, answeredAt: now.toISOString() })
  }
  const notes = (count: number, choice: number) =>
    Array.from({ length: count }, () =>
      noteAnswer({
        id: randomUUID(),
        itemId: 'genes/n01',
        topicId: 'genes',
        choice,
        answeredAt: tuesday.toISOString(),
      }),
    )

  test('a pupil who has studied nothing yet gets zeros and empty lists, and 28 days', async () => {
    const figures = await dashboard(await pupil())
    expect(figures).toMatchObject({
      progress: { totalXp: 0, level: 1, tier: 'Bronze', dailyStreak: 0, answersToday: 0, dailyGoal: 20 },
      badges: [],
      due: { now: 0, nextDay: null, topics: [] },
      strongest: [],
      weakest: [],
      recent: [],
      recentAwards: [],
    })
    expect(figures.days).toHaveLength(28)
    expect(figures.days.at(-1)).toEqual({ day: '2026-05-12', answers: 0, correct: 0, xp: 0, goalMet: false })
    expect(figures.days[0]?.day).toBe('2026-04-15')
    expect(figures.due.forecast.map(({ cards }) => cards)).toEqual([0, 0, 0, 0, 0, 0, 0])
  })

  test('its figures are those of what was recorded, and XP is the sum of the ledger', async () => {
    const student = await pupil({ dailyGoal: 8 })
    const run = quizRunAnswers({ from: 1, attempt: uuid(900), answeredAt: tuesday.toISOString() })
    await record(student, [card('cells/f01'), card('cells/f02'), card('genes/f01', { grade: 'dont-know' }), ...run])
    const figures = await dashboard(student)
    // Three cards, a quiz without a mistake, and the daily goal of eight answers.
    expect(figures.progress).toMatchObject({
      totalXp: 30 + 20 + 50 + 25,
      answersToday: 8,
      dailyGoal: 8,
      dailyStreak: 1,
    })
    expect(figures).toMatchObject({ flashcardsCompleted: 3, quizzesCompleted: 1, perfectScores: 1, longestStreak: 1 })
    expect(figures.days.at(-1)).toEqual({ day: '2026-05-12', answers: 8, correct: 7, xp: 125, goalMet: true })
    const [ledger] = await open().query<{ sum: number }>(
      'select sum(amount)::int as sum from xp_ledger where student_id = $1',
      [student],
    )
    expect(figures.progress.totalXp).toBe(ledger?.sum)
  })

  test("the newest awards come first, three of them, each with its topic's title", async () => {
    const student = await pupil()
    const minute = (count: number) => new Date(tuesday.getTime() + count * 60_000)
    const given = ['cells/f01', 'cells/f02', 'cells/f03', 'genes/f01'].map((id, index) =>
      card(id, { now: minute(index) }),
    )
    await record(student, given, minute(3))
    expect((await dashboard(student, minute(3))).recentAwards).toEqual([
      { cause: 'flashcard', amount: 10, title: 'Genes', earnedAt: minute(3).toISOString() },
      { cause: 'flashcard', amount: 10, title: 'Cells', earnedAt: minute(2).toISOString() },
      { cause: 'flashcard', amount: 10, title: 'Cells', earnedAt: minute(1).toISOString() },
    ])
    await awardXp({ database: open(), studentId: student, award: signInAward, now: minute(4) })
    expect((await dashboard(student, minute(4))).recentAwards[0]).toMatchObject({
      cause: 'sign-in',
      amount: 1,
      title: '',
    })
  })

  test("signing in counts for the pupil's own day", async () => {
    const student = await pupil({ timeZone: 'Pacific/Auckland' })
    expect((await dashboard(student)).signedInToday).toBe(false)
    await awardXp({ database: open(), studentId: student, award: signInAward, now: tuesday })
    expect((await dashboard(student)).signedInToday).toBe(true)
    expect((await dashboard(student, at('2026-05-13T16:00'))).signedInToday).toBe(false)
  })

  test('a badge comes with the day on which it was earned, where the pupil is', async () => {
    const student = await pupil({ timeZone: 'Pacific/Auckland' })
    const award = () => ({ cause: 'opening-balance' as const, source: 'start', amount: 5000 })
    await awardXp({ database: open(), studentId: student, award, now: tuesday })
    expect((await dashboard(student)).badges).toEqual([
      { id: 'xp_master', earnedAt: tuesday.toISOString(), day: '2026-05-13' },
    ])
  })

  test('the streak stands the day after and is 0 once a day was missed; the longest stays', async () => {
    const student = await pupil()
    await record(student, [card('cells/f01', { now: at('2026-05-11T16:00') })], at('2026-05-11T16:00'))
    await record(student, [card('cells/f01')])
    expect((await dashboard(student)).progress.dailyStreak).toBe(2)
    expect((await dashboard(student, at('2026-05-13T20:00'))).progress).toMatchObject({
      dailyStreak: 2,
      answersToday: 0,
    })
    expect(await dashboard(student, at('2026-05-14T08:00'))).toMatchObject({
      progress: { dailyStreak: 0 },
      longestStreak: 2,
    })
  })

  test('a card that was not known is due ten minutes later, and until then it is what comes next', async () => {
    const student = await pupil()
    await record(student, [card('cells/f01', { grade: 'dont-know' }), card('genes/f01', { grade: 'dont-know' })])
    expect((await dashboard(student, at('2026-05-12T16:09'))).due).toMatchObject({ now: 0, nextDay: '2026-05-12' })
    const { due } = await dashboard(student, at('2026-05-12T16:11'))
    expect(due.now).toBe(2)
    expect(due.forecast[0]).toEqual({ day: '2026-05-12', cards: 2 })
    expect(due.topics).toEqual([
      { topicId: 'cells', title: 'Cells', subjectTitle: 'Biology', cards: 1 },
      { topicId: 'genes', title: 'Genes', subjectTitle: 'Biology', cards: 1 },
    ])
  })

  test('a card that is known comes later in the week, and an overdue one counts for today', async () => {
    const student = await pupil()
    await record(student, [card('cells/f01')])
    const { due } = await dashboard(student)
    const ahead = due.forecast.filter(({ cards }) => cards > 0)
    expect(due).toMatchObject({ now: 0, nextDay: ahead[0]?.day })
    expect(ahead).toHaveLength(1)
    expect(await dashboard(student, at('2026-06-12T16:00'))).toMatchObject({
      due: { now: 1, forecast: [{ day: '2026-06-12', cards: 1 }, {}, {}, {}, {}, {}, {}] },
    })
  })

  test('the day of the next card is known however far ahead it is', async () => {
    const student = await pupil()
    let now = tuesday
    for (let review = 0; review < 4; review++) {
      await record(student, [card('cells/f01', { now })], now)
      const [state] = await open().query<{ due: Date }>('select due from card_states where student_id = $1', [student])
      if (review < 3) now = state?.due ?? now
    }
    const { due } = await dashboard(student, now)
    expect(due.forecast.every(({ cards }) => cards === 0)).toBe(true)
    expect(due.nextDay && due.nextDay > (due.forecast.at(-1)?.day ?? '')).toBe(true)
  })

  test('a card that has left the curriculum is not counted', async () => {
    const student = await pupil()
    await record(student, [card('cells/f01', { grade: 'dont-know' }), card('cells/f02', { grade: 'dont-know' })])
    await open().query(`update card_states set item_id = 'cells/f99' where student_id = $1 and item_id = 'cells/f01'`, [
      student,
    ])
    expect((await dashboard(student, at('2026-05-12T17:00'))).due).toMatchObject({ now: 1, topics: [{ cards: 1 }] })
  })

  test('strong and weak topics are told apart, each with the first board that teaches it', async () => {
    const student = await pupil()
    const run = (attempt: number) =>
      quizRunAnswers({ from: attempt * 10, attempt: uuid(attempt), answeredAt: tuesday.toISOString() })
    await record(student, [...run(901), ...run(902), ...notes(6, WRONG)])
    const figures = await dashboard(student)
    expect(figures.strongest).toMatchObject([
      { topicId: 'cells', title: 'Cells', subjectTitle: 'Biology', hue: 150, board: 'aqa', answered: 10, correct: 10 },
    ])
    expect(figures.weakest).toMatchObject([{ topicId: 'genes', board: 'ocr', answered: 6, correct: 0, mastery: 0 }])
    expect(figures.recent.map(({ topicId }) => topicId).toSorted()).toEqual(['cells', 'genes'])
  })

  test('a topic that no board teaches has none', async () => {
    const student = await pupil()
    await record(student, [card('sums/f01')])
    expect((await dashboard(student)).recent).toMatchObject([{ topicId: 'sums', level: 'ks2', board: null, hue: 30 }])
  })

  test("days are the pupil's own: a late evening in London is tomorrow in Auckland", async () => {
    const student = await pupil({ timeZone: 'Pacific/Auckland' })
    await record(student, [card('cells/f01')])
    const { days, progress } = await dashboard(student)
    expect(days.at(-1)).toMatchObject({ day: '2026-05-13', answers: 1 })
    expect(progress.answersToday).toBe(1)
  })

  test("nothing of another pupil's is in it", async () => {
    const [busy, idle] = [await pupil(), await pupil()]
    await record(busy, [card('cells/f01'), ...notes(5, RIGHT)])
    expect(await dashboard(idle, at('2026-05-20T16:00'))).toMatchObject({
      progress: { totalXp: 0 },
      due: { now: 0, nextDay: null },
      strongest: [],
      recent: [],
      recentAwards: [],
    })
  })

  test('contract §6: whoever is not signed in, or is no student, is refused by code', async () => {
    const server = await createTestApp({ database: open(), curriculum })
    expect(await server.visitor().get('/api/dashboard')).toMatchObject({
      status: 401,
      body: { error: { code: 'not-signed-in' } },
    })
    for (const role of ['teacher', 'parent', 'admin'] as const)
      expect(await (await server.signedIn(role)).get('/api/dashboard')).toMatchObject({
        status: 403,
        body: { error: { code: 'not-allowed' } },
      })
    const admin = readDashboard({
      person: { role: 'admin', id: await pupil() },
      queries: open(),
      curriculum,
      now: tuesday,
    })
    await expect(admin).rejects.toMatchObject({ code: 'not-allowed' })
    const student = await server.signedIn('student', 'Ada Lovelace')
    expect(await student.get('/api/dashboard')).toMatchObject({ status: 200, body: { fullName: 'Ada Lovelace' } })
  })

  test('a student without progress, such as one who was deleted, is refused', async () => {
    await expect(dashboard('nobody')).rejects.toMatchObject({ code: 'not-allowed' })
  })
})
