import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { signInAward, XP_PER_FLASHCARD, XP_SIGN_IN } from '#domain/progress/xp.ts'
import { cardAnswer, items } from '#tests/support/answers.ts'
import { createStudent } from '#tests/support/students.ts'
import { describeOnBothDatabases } from '#tests/support/test-database.ts'
import { createAnswerRecorder } from '../study/answer-recorder.ts'
import { awardXp } from './award-xp.ts'

const now = new Date('2026-05-12T16:00:00Z')
const cards = ['cells/f01', 'cells/f02', 'cells/f03', 'genes/f01', 'genes/f02', 'genes/f03', 'sums/f01', 'sums/f02']

describeOnBothDatabases('awarding XP that no answer earns', (open) => {
  const pupil = (timeZone = 'Europe/London') => createStudent(open(), { id: randomUUID(), timeZone })
  const signIn = (studentId: string, at = now) =>
    awardXp({ database: open(), studentId, award: signInAward, now: at }).then(({ granted }) => granted)
  const recorder = () => createAnswerRecorder({ database: open(), items, now: () => now })
  const answerTo = (itemId: string) =>
    cardAnswer({ id: randomUUID(), itemId, topicId: itemId.split('/')[0] ?? '', answeredAt: now.toISOString() })
  const stored = async (studentId: string) => {
    const [row] = await open().query<{ xp: number; ledger: number; daysXp: number; signIns: number; badges: string[] }>(
      `select (select total_xp from student_progress where user_id = $1) xp,
        (select coalesce(sum(amount), 0)::int from xp_ledger where student_id = $1) ledger,
        (select coalesce(sum(xp), 0)::int from study_days where student_id = $1) as "daysXp",
        (select count(*)::int from xp_ledger where student_id = $1 and cause = 'sign-in') as "signIns",
        (select coalesce(json_agg(badge_type), '[]') from student_badges where user_id = $1) badges`,
      [studentId],
    )
    return row
  }

  test('contract §9: signing in earns 1 XP, in the ledger, the total and the day', async () => {
    const studentId = await pupil()
    expect((await signIn(studentId)).awards).toMatchObject([{ cause: 'sign-in', amount: XP_SIGN_IN }])
    expect(await stored(studentId)).toEqual({ xp: 1, ledger: 1, daysXp: 1, signIns: 1, badges: [] })
  })

  test('signing in again earns nothing on the same day, and once more on the next', async () => {
    const studentId = await pupil()
    await signIn(studentId)
    expect((await signIn(studentId)).awards).toEqual([])
    expect(await stored(studentId)).toMatchObject({ xp: 1, ledger: 1 })
    await signIn(studentId, new Date('2026-05-13T06:00:00Z'))
    expect(await stored(studentId)).toMatchObject({ xp: 2, ledger: 2, daysXp: 2, signIns: 2 })
  })

  test('the same award many times at once is made once', async () => {
    const studentId = await pupil()
    await Promise.all(Array.from({ length: 6 }, () => signIn(studentId)))
    expect(await stored(studentId)).toMatchObject({ xp: 1, ledger: 1, daysXp: 1, signIns: 1 })
  })

  test('awards and answers at the same moment, from two servers, all count and none twice', async () => {
    const studentId = await pupil()
    const [one, other] = [recorder(), recorder()]
    const [own, others] = [cards.slice(0, 4), cards.slice(4)]
    await Promise.all([
      ...own.map((card) => one(studentId, [answerTo(card)])),
      signIn(studentId),
      ...others.map((card) => other(studentId, [answerTo(card)])),
      signIn(studentId),
    ])
    const xp = cards.length * XP_PER_FLASHCARD + XP_SIGN_IN
    expect(await stored(studentId)).toMatchObject({ xp, ledger: xp, daysXp: xp, signIns: 1 })
  })

  test("the day's XP keeps what answers earned before and after", async () => {
    const studentId = await pupil()
    const record = recorder()
    await record(studentId, [answerTo('cells/f01')])
    await signIn(studentId)
    await record(studentId, [answerTo('cells/f02')])
    const days = await open().query(
      'select day, flashcards, correct, xp, goal_met from study_days where student_id = $1',
      [studentId],
    )
    expect(days).toEqual([{ day: '2026-05-12', flashcards: 2, correct: 2, xp: 21, goal_met: false }])
  })

  test("the day is the pupil's own", async () => {
    const studentId = await pupil('Pacific/Auckland')
    await signIn(studentId)
    const [award] = await open().query('select source from xp_ledger where student_id = $1', [studentId])
    expect(award).toEqual({ source: '2026-05-13' })
  })

  test('contract §3: XP that reaches 5000 earns xp_master', async () => {
    const studentId = await pupil()
    const award = () => ({ cause: 'opening-balance' as const, source: 'start', amount: 4999 })
    await awardXp({ database: open(), studentId, award, now })
    expect(await stored(studentId)).toMatchObject({ xp: 4999, badges: [] })
    expect((await signIn(studentId)).badges).toEqual(['xp_master'])
    expect(await stored(studentId)).toMatchObject({ xp: 5000, ledger: 5000, badges: ['xp_master'] })
  })

  test('no award leaves everything as it was and still tells the figures', async () => {
    const studentId = await pupil()
    await signIn(studentId)
    const { granted, student } = await awardXp({ database: open(), studentId, award: null, now })
    expect(granted).toMatchObject({ awards: [], progress: { totalXp: 1 } })
    expect(student.version).toBe(1)
  })

  test('somebody who is no pupil earns nothing', async () => {
    await expect(signIn('nobody')).rejects.toMatchObject({ code: 'not-allowed' })
  })
})
