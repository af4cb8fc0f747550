import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { groupOf, schoolOf } from '#tests/support/groups.ts'
import { cookieOf, type ListeningApp, LiveVisitor, listen } from '#tests/support/live-visitor.ts'
import { createTestApp, type TestApp, type Visitor } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { readWrittenCurriculum } from '#tests/support/written-curriculum.ts'

const startsAt = new Date('2026-11-21T16:00:00Z')
const minutesFromStart = (minutes: number) => new Date(startsAt.getTime() + minutes * 60_000)

describeOnPostgres("a session's room", (database) => {
  let now = startsAt
  let server: TestApp
  let listening: ListeningApp
  let ada: Visitor & { id: string }
  let ben: Visitor & { id: string }
  let sessionId: string
  beforeAll(async () => {
    server = await createTestApp({ database: database(), curriculum: readWrittenCurriculum(), now: () => now })
    listening = await listen(server)
    ada = await server.signedIn('student', 'Ada Lovelace')
    ben = await server.signedIn('student', 'Ben Nevis')
    const groupId = await groupOf(database(), { schoolId: await schoolOf(database(), [ada, ben]), members: [ada, ben] })
    sessionId = randomUUID()
    await database().query(
      'insert into group_sessions (group_id, id, starts_at, minutes, created_at) values ($1, $2, $3, 45, $3)',
      [groupId, sessionId, startsAt],
    )
  })
  afterAll(() => listening.stop())

  const knock = async (pupil: Visitor) => {
    const page = await LiveVisitor.open(listening, { cookie: cookieOf(pupil) })
    page.say({ type: 'join', room: `session:${sessionId}`, after: 0 })
    return page
  }
  const choose = (page: LiveVisitor, topicId: string | null) =>
    page.say({ type: 'do', room: `session:${sessionId}`, id: randomUUID(), act: { type: 'choose-topic', topicId } })

  test('contract §2: Join Session opens it when it is time, and not before or after', async () => {
    for (const [minutes, open] of [
      [-11, false],
      [-10, true],
      [59, true],
      [60, false],
    ] as const) {
      now = minutesFromStart(minutes)
      const page = await knock(ada)
      expect([minutes, (await page.next(open ? 'joined' : 'left')).type]).toEqual([minutes, open ? 'joined' : 'left'])
      await page.leave()
    }
  })

  test('the leader chooses a topic, which all inside and those who come later see', async () => {
    now = startsAt
    const [a, b] = [await knock(ada), await knock(ben)]
    await Promise.all([a.next('joined'), b.next('joined')])
    choose(a, 'cells')
    const topic = { id: 'cells', level: 'gcse', subject: 'biology', slug: 'cells', title: 'Cells', board: 'aqa' }
    expect((await b.next('event')).event).toEqual({ type: 'topic', topic, liveQuiz: null })
    const later = await knock(ben)
    expect((await later.next('joined')).state).toEqual({ topic, liveQuiz: null })
    choose(a, 'no-such-topic')
    expect((await a.next('refused')).error.code).toBe('not-found')
    choose(b, null)
    expect((await b.next('refused')).error.code).toBe('not-allowed')
    choose(a, null)
    expect((await b.next('event')).event).toEqual({ type: 'topic', topic: null, liveQuiz: null })
    await Promise.all([a.leave(), b.leave(), later.leave()])
  })

  test('when it is over everybody is shown out at the next heartbeat', async () => {
    now = startsAt
    const page = await knock(ben)
    await page.next('joined')
    now = minutesFromStart(61)
    await server.live.beat()
    expect((await page.next('left')).reason).toBe('not-found')
    await page.leave()
  })
})
