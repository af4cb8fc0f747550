import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { VISITED_COOKIE } from '#contract/visited-cookie.ts'
import { EARNING_ANSWERS_PER_HOUR } from '#domain/study/earning.ts'
import type { ItemFacts } from '#domain/study/snapshot.ts'
import { cardAnswer } from '#tests/support/answers.ts'
import { createTestApp, smallCurriculum, type TestApp, type Visitor } from '#tests/support/test-app.ts'
import { describeOnBothDatabases } from '#tests/support/test-database.ts'

const DAY = 24 * 60 * 60 * 1000
const cards = new Map<string, ItemFacts>(
  Array.from({ length: 1000 }, (_, n) => [
    `cells/c${n}`,
    { kind: 'flashcard', topicId: 'cells', level: 'gcse', subject: 'biology', correctAnswer: null },
  ]),
)

describeOnBothDatabases('answers that earn nothing', (open) => {
  let servers: TestApp[]
  let time = Date.parse('2026-05-12T12:00:00Z')
  const secret = 'the same for both servers'
  beforeAll(async () => {
    const options = { database: open(), now: () => new Date(time), secret }
    const curriculum = { ...smallCurriculum, items: cards, itemFacts: cards }
    servers = [await createTestApp({ ...options, curriculum }), await createTestApp({ ...options, curriculum })]
  })
  const server = () => servers[0] as TestApp
  const madeNow = async () => {
    const pupil = await server().signedIn('student')
    await open().query('update profiles set created_at = $2 where id = $1', [pupil.id, new Date(time)])
    return pupil
  }
  const answersFrom = (at: number, count: number, first = 0) =>
    Array.from({ length: count }, (_, n) =>
      cardAnswer({
        id: randomUUID(),
        itemId: `cells/c${first + n}`,
        answeredAt: new Date(at + n * 1000).toISOString(),
      }),
    )
  const send = (visitor: Visitor, answers: ReturnType<typeof answersFrom>, sentAt?: string) =>
    visitor.post('/api/answers', { answers, ...(sentAt && { sentAt }) })
  const figuresOf = async (id: string) => {
    const [row] = await open().query(
      `select total_xp as xp, longest_streak as streak, (select count(*)::int from answers where student_id = $1) as answers,
         (select coalesce(sum(amount), 0)::int from xp_deltas where student_id = $1) as ranked
       from student_progress where user_id = $1`,
      [id],
    )
    return row
  }

  test('A new account’s answers of the past month count for learning and earn no XP, streak or rank', async () => {
    const pupil = await madeNow()
    // A browser that has just come vouches for nothing before.
    await pupil.get('/api/me')
    for (let day = 29; day > 0; day--) await send(pupil, answersFrom(time - day * DAY, 10, day * 10))
    expect(await figuresOf(pupil.id)).toEqual({ xp: 0, streak: 0, answers: 290, ranked: 0 })
    await send(pupil, answersFrom(time, 1))
    expect(await figuresOf(pupil.id)).toEqual({ xp: 10, streak: 1, answers: 291, ranked: 10 })
  })

  test('What a guest answered since the server first saw the device earns when it joins an account, once', async () => {
    const guest = server().visitor()
    await guest.get('/api/me')
    const seen = guest.cookies.get(VISITED_COOKIE) ?? ''
    time += 3 * DAY
    const before = answersFrom(time - 5 * DAY, 2)
    const since = [2, 1].flatMap((ago) => answersFrom(time - ago * DAY, 3, ago * 10))
    const pupil = await madeNow()
    pupil.cookies.set(VISITED_COOKIE, seen)
    await pupil.get('/api/me')
    expect(pupil.cookies.get(VISITED_COOKIE)).toBe(seen)
    for (const _ of [1, 2]) await send(pupil, [...before, ...since])
    expect(await figuresOf(pupil.id)).toEqual({ xp: 60, streak: 2, answers: 8, ranked: 60 })
    const forger = await madeNow()
    forger.cookies.set(VISITED_COOKIE, seen.replace(/^[^.]*/, '2026-01-01'))
    await send(forger, answersFrom(time - 2 * DAY, 3))
    expect(await figuresOf(forger.id)).toMatchObject({ xp: 0, answers: 3 })
  })

  test('A device whose clock is years behind earns as any other', async () => {
    const pupil = await madeNow()
    await send(pupil, answersFrom(Date.parse('2015-01-01T00:00:00Z'), 3), '2015-01-01T00:01:00.000Z')
    expect(await figuresOf(pupil.id)).toMatchObject({ xp: 30, streak: 1 })
  })

  test('An hour’s limit holds over many requests, sent again, and to two servers at once', async () => {
    const pupil = await server().signedIn('student')
    const other = (servers[1] as TestApp).visitor()
    for (const [name, value] of pupil.cookies) other.cookies.set(name, value)
    await open().query('update profiles set daily_goal = 1000 where id = $1', [pupil.id])
    const batches = Array.from({ length: 8 }, (_, n) => answersFrom(time - 60_000, 50, n * 50))
    const replies = await Promise.all(batches.flatMap((batch) => [send(pupil, batch), send(other, batch)]))
    expect(replies.map(({ status }) => status)).not.toContain(500)
    for (const batch of batches) await send(pupil, batch)
    expect(await figuresOf(pupil.id)).toMatchObject({ xp: EARNING_ANSWERS_PER_HOUR * 10, answers: 400 })
  })
})
