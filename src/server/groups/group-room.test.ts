import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { groupRoom } from '#contract/group-room.ts'
import type { ActOf, EventOf, StateOf } from '#contract/live.ts'
import { liveClose } from '#domain/live/protocol.ts'
import { groupOf, schoolOf } from '#tests/support/groups.ts'
import { cookieOf, type ListeningApp, LiveVisitor, listen } from '#tests/support/live-visitor.ts'
import { createTestApp, type TestApp, type Visitor } from '#tests/support/test-app.ts'
import { createPostgresDatabase, describeOnPostgres, type TestDatabase } from '#tests/support/test-database.ts'

type Pupil = Visitor & { id: string }
type Group = typeof groupRoom

async function enter(listening: ListeningApp, pupil: Visitor, groupId: string, after = 0) {
  const page = await LiveVisitor.open(listening, { cookie: cookieOf(pupil) })
  page.say({ type: 'join', room: `group:${groupId}`, after })
  const { state, seq, people } = await page.next('joined')
  return { page, state: state as StateOf<Group>, seq, people }
}

const does = (page: LiveVisitor, groupId: string, act: ActOf<Group>, id: string = randomUUID()) =>
  page.say({ type: 'do', room: `group:${groupId}`, id, act })

/** The next event of a type; others before it are passed over. */
async function nextOf<T extends EventOf<Group>['type']>(page: LiveVisitor, type: T) {
  for (;;) {
    const event = (await page.next('event')).event as EventOf<Group>
    if (event.type === type) return event as Extract<EventOf<Group>, { type: T }>
  }
}

async function sequencesUntil(page: LiveVisitor, last: number): Promise<number[]> {
  const seen: number[] = []
  while (seen.at(-1) !== last) seen.push(...(await nextOf(page, 'messages')).messages.map(({ sequence }) => sequence))
  return seen
}

const from1 = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

describeOnPostgres("a study group's room", (database) => {
  let server: TestApp
  let listening: ListeningApp
  let ada: Pupil
  let ben: Pupil
  let stranger: Pupil
  let groupId: string
  beforeAll(async () => {
    server = await createTestApp({ database: database() })
    listening = await listen(server)
    ada = await server.signedIn('student', 'Ada Lovelace')
    ben = await server.signedIn('student', 'Ben Nevis')
    stranger = await server.signedIn('student', 'Carol')
    await schoolOf(database(), [stranger])
    groupId = await groupOf(database(), { schoolId: await schoolOf(database(), [ada, ben]), members: [ada, ben] })
    await database().query(`update profiles set age_band = '13-or-over' where id = $1`, [ada.id])
  })
  afterAll(() => listening.stop())

  test('what a member says is heard by all, in order, under its own number', async () => {
    const [a, b] = await Promise.all([enter(listening, ada, groupId), enter(listening, ben, groupId)])
    does(a.page, groupId, { type: 'say', text: 'Shall we do osmosis?' })
    does(b.page, groupId, { type: 'say-phrase', phraseId: 'yes' })
    expect((await a.page.next('done')).result).toMatchObject({
      kind: 'sent',
      message: { text: 'Shall we do osmosis?' },
    })
    for (const { page } of [a, b]) expect(await sequencesUntil(page, a.seq + 2)).toEqual([a.seq + 1, a.seq + 2])
    await Promise.all([a.page.leave(), b.page.leave()])
  })

  test('words are for those who are 13 or over; unkind words are refused and heard by nobody', async () => {
    const [a, b] = await Promise.all([enter(listening, ada, groupId), enter(listening, ben, groupId)])
    does(b.page, groupId, { type: 'say', text: 'Words of my own' })
    expect((await b.page.next('refused')).error.code).toBe('not-allowed')
    does(a.page, groupId, { type: 'say', text: 'My number is 07700 900123' })
    expect((await a.page.next('done')).result).toMatchObject({ kind: 'refused', reason: 'personal-details' })
    expect(await b.page.unasked('event')).toEqual([])
    await Promise.all([a.page.leave(), b.page.leave()])
  })

  test('connections that break at any moment lose and double nothing', async () => {
    const reader = await enter(listening, ben, groupId)
    const ids = from1(12).map(() => randomUUID())
    let writer = await enter(listening, ada, groupId)
    for (const [index, id] of ids.entries()) {
      does(writer.page, groupId, { type: 'say', text: `Line ${index}` }, id)
      // Whether the server had it by then is chance: it is sent again either way.
      if (index % 3 === 0) {
        writer.page.socket.terminate()
        await writer.page.closed
        writer = await enter(listening, ada, groupId)
        does(writer.page, groupId, { type: 'say', text: `Line ${index}` }, id)
      }
      await writer.page.next('done')
    }
    const last = reader.seq + ids.length
    expect(await sequencesUntil(reader.page, last)).toEqual(from1(last).slice(reader.seq))
    const again = await enter(listening, ben, groupId, reader.seq)
    expect(again.state.follows).toBe(true)
    expect(again.state.messages.map(({ id }) => id)).toEqual(ids)
    await Promise.all([reader.page.leave(), writer.page.leave(), again.page.leave()])
  })

  test('who missed more than is told at once gets the newest and knows that there is more', async () => {
    const { seq, page } = await enter(listening, ben, groupId)
    await page.leave()
    await database().query(
      `insert into group_messages (group_id, sequence, id, author_id, phrase_id, sent_at)
       select $1, $2 + n, gen_random_uuid(), $3, 'yes', now() from generate_series(1, 150) n`,
      [groupId, seq, ada.id],
    )
    await database().query('update study_groups set last_sequence = $2 where id = $1', [groupId, seq + 150])
    const again = await enter(listening, ben, groupId, seq)
    expect(again.state.follows).toBe(false)
    expect(again.state.messages.map(({ sequence }) => sequence)).toEqual(from1(seq + 150).slice(-100))
    await again.page.leave()
  })

  test('contract §4: the stopwatch runs or is paused, and is reset, for everybody at once', async () => {
    const [a, b] = await Promise.all([enter(listening, ada, groupId), enter(listening, ben, groupId)])
    expect(b.state.stopwatch).toEqual({ elapsedMs: 0, running: false })
    does(a.page, groupId, { type: 'stopwatch', act: 'start' })
    expect((await nextOf(b.page, 'stopwatch')).stopwatch.running).toBe(true)
    await database().query(
      `update group_stopwatches set running_since = running_since - interval '1 hour' where group_id = $1`,
      [groupId],
    )
    does(a.page, groupId, { type: 'stopwatch', act: 'pause' })
    const { stopwatch } = await nextOf(b.page, 'stopwatch')
    expect(stopwatch.running).toBe(false)
    expect(stopwatch.elapsedMs).toBeGreaterThanOrEqual(3_600_000)
    const later = await enter(listening, ben, groupId)
    expect(later.state.stopwatch).toEqual(stopwatch)
    does(a.page, groupId, { type: 'stopwatch', act: 'reset' })
    expect((await nextOf(later.page, 'stopwatch')).stopwatch).toEqual({ elapsedMs: 0, running: false })
    await Promise.all([a.page.leave(), b.page.leave(), later.page.leave()])
  })

  test('only the leader runs the stopwatch', async () => {
    const { page } = await enter(listening, ben, groupId)
    for (const act of ['start', 'pause', 'reset'] as const) {
      does(page, groupId, { type: 'stopwatch', act })
      expect((await page.next('refused')).error.code).toBe('not-allowed')
    }
    await page.leave()
  })

  test('who is no longer in the group is out of its room at once', async () => {
    const [a, b] = await Promise.all([enter(listening, ada, groupId), enter(listening, ben, groupId)])
    await database().query('delete from study_group_members where student_id = $1', [ben.id])
    await server.live.publish(`group:${groupId}`, { about: 'members' })
    expect((await b.page.next('left')).reason).toBe('not-found')
    does(b.page, groupId, { type: 'say-phrase', phraseId: 'hello' })
    expect((await b.page.next('refused')).error.code).toBe('not-found')
    expect(await nextOf(a.page, 'changed')).toEqual({ type: 'changed' })
    await Promise.all([a.page.leave(), b.page.leave()])
  })

  test('a pupil of another school finds no room', async () => {
    const page = await LiveVisitor.open(listening, { cookie: cookieOf(stranger) })
    for (const id of [groupId, randomUUID()]) {
      page.say({ type: 'join', room: `group:${id}`, after: 0 })
      expect(await page.next('left')).toMatchObject({ reason: 'not-found' })
    }
    await page.leave()
  })
})

describe('two servers on one PostgreSQL', () => {
  let opened: TestDatabase & { url: string }
  let servers: TestApp[]
  let listening: ListeningApp[]
  beforeAll(async () => {
    opened = await createPostgresDatabase()
    const start = () =>
      createTestApp({
        database: opened.database,
        listenUrl: opened.url,
        secret: 'the secret of both servers, of some length',
      })
    servers = [await start(), await start()]
    listening = await Promise.all(servers.map(listen))
  })
  afterAll(async () => {
    await Promise.all(listening.map((server) => server.stop()))
    await opened.remove()
  })

  test('share their rooms: what is said, who is there and the stopwatch', async () => {
    const [one, two] = servers
    const [here, there] = listening
    if (!one || !two || !here || !there) throw new Error('two servers')
    const ada = await one.signedIn('student', 'Ada')
    const ben = await two.signedIn('student', 'Ben')
    const groupId = await groupOf(opened.database, {
      schoolId: await schoolOf(opened.database, [ada, ben]),
      members: [ada, ben],
    })
    const a = await enter(here, ada, groupId)
    const b = await enter(there, ben, groupId)
    expect(b.people.map(({ id }) => id).toSorted()).toEqual([ada.id, ben.id].toSorted())
    for (const [page, phraseId] of [
      [a.page, 'ready'],
      [b.page, 'yes'],
    ] as const) {
      does(page, groupId, { type: 'say-phrase', phraseId })
      await page.next('done')
    }
    for (const { page } of [a, b]) expect(await sequencesUntil(page, 2)).toEqual([1, 2])
    does(a.page, groupId, { type: 'stopwatch', act: 'start' })
    expect((await nextOf(b.page, 'stopwatch')).stopwatch.running).toBe(true)
    let { people } = await a.page.next('people')
    while (people.length < 2) people = (await a.page.next('people')).people
    await b.page.leave()
    while (people.length > 1) people = (await a.page.next('people')).people
    expect(people).toEqual([{ id: ada.id, presence: 'online' }])
    await a.page.leave()
  })

  test('what was said while a server did not hear the others is told once it does', async () => {
    const [one, two] = servers
    const [here] = listening
    if (!one || !two || !here) throw new Error('two servers')
    const ada = await one.signedIn('student', 'Ada')
    const groupId = await groupOf(opened.database, {
      schoolId: await schoolOf(opened.database, [ada]),
      members: [ada],
    })
    const { page } = await enter(here, ada, groupId)
    await opened.database.query(
      `insert into group_messages (group_id, sequence, id, author_id, phrase_id, sent_at)
       values ($1, 1, gen_random_uuid(), $2, 'yes', now())`,
      [groupId, ada.id],
    )
    // Nobody was told: their connection for it breaks, and is made again.
    await opened.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'revisewell live rooms'`,
    )
    expect(await sequencesUntil(page, 1)).toEqual([1])
    await page.leave()
  })

  test('signing out on one ends the socket on the other', async () => {
    const [one] = servers
    const [, there] = listening
    if (!one || !there) throw new Error('two servers')
    const ada = await one.signedIn('student', 'Ada')
    const page = await LiveVisitor.open(there, { cookie: cookieOf(ada) })
    await page.unasked('left')
    await ada.post('/api/sign-out', {})
    expect(await page.closed).toBe(liveClose.signedOut)
  })
})
