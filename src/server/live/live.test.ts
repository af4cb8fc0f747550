import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { type RoomName, roomContract } from '#contract/live.ts'
import { liveClose, MAX_LIVE_BYTES } from '#domain/live/protocol.ts'
import { cookieOf, type ListeningApp, LiveVisitor, listen, type SocketOptions } from '#tests/support/live-visitor.ts'
import { createTestApp, type TestApp, type Visitor } from '#tests/support/test-app.ts'
import { describeOnBothDatabases } from '#tests/support/test-database.ts'
import type { Live } from './live.ts'
import type { RoomKind } from './room-kind.ts'

const Note = z.object({ id: z.uuid(), text: z.string() })
const board = roomContract({
  kind: 'board',
  act: z.discriminatedUnion('type', [z.object({ type: z.literal('write'), text: z.string().max(100) })]),
  result: z.null(),
  state: z.object({ notes: z.array(Note) }),
  event: z.object({ notes: z.array(Note) }),
})

/** A board on which those who know its id write notes; it keeps them itself. */
class Boards implements RoomKind<typeof board> {
  readonly contract = board
  readonly notes = new Map<string, z.infer<typeof Note>[]>()
  readonly barred = new Set<string>()
  live: Pick<Live, 'publish'> | undefined
  broken = false

  #of(roomId: string) {
    const notes = this.notes.get(roomId) ?? []
    this.notes.set(roomId, notes)
    return notes
  }
  mayEnter: RoomKind<typeof board>['mayEnter'] = async ({ person }) => !this.barred.has(person.id)
  enter: RoomKind<typeof board>['enter'] = async ({ roomId, after }) => {
    const notes = this.#of(roomId)
    return { state: { notes: notes.slice(after) }, seq: notes.length }
  }
  act: RoomKind<typeof board>['act'] = async ({ roomId, actId, act }) => {
    if (act.text === 'rude') throw new AppError('not-allowed', { message: 'That is rude.' })
    const notes = this.#of(roomId)
    if (!notes.some(({ id }) => id === actId)) notes.push({ id: actId, text: act.text })
    await this.live?.publish(`board:${roomId}`, { about: 'notes' })
    return null
  }
  hear: RoomKind<typeof board>['hear'] = async ({ roomId, after }) => {
    if (this.broken) throw new Error('The board fell off the wall.')
    const notes = this.#of(roomId)
    const unseen = notes.slice(after)
    return { told: unseen.length > 0 ? [{ event: { notes: unseen } }] : [], seq: notes.length }
  }
}

interface Product {
  server: TestApp
  listening: ListeningApp
  boards: Boards
}

async function start(options: Parameters<typeof createTestApp>[0], boards = new Boards()): Promise<Product> {
  const server = await createTestApp(options)
  boards.live = server.live
  server.live.register(boards)
  return { server, listening: await listen(server), boards }
}

const open = (listening: ListeningApp, visitor: Visitor, options: SocketOptions = {}) =>
  LiveVisitor.open(listening, { cookie: cookieOf(visitor), ...options })

async function join(page: LiveVisitor, room: RoomName, after = 0) {
  page.say({ type: 'join', room, after })
  return page.next('joined')
}

const write = (text: string, id = randomUUID()) => ({ type: 'do' as const, id, act: { type: 'write', text } })

describeOnBothDatabases('live rooms', (database) => {
  let product: Product
  let ada: Visitor & { id: string }
  let ben: Visitor & { id: string }
  let room: RoomName
  beforeAll(async () => {
    product = await start({ database: database() })
    ada = await product.server.signedIn('student', 'Ada')
    ben = await product.server.signedIn('student', 'Ben')
  })
  afterAll(() => product.listening.stop())
  beforeEach(() => {
    room = `board:${randomUUID()}`
    product.boards.barred.clear()
    product.boards.broken = false
  })

  test('what one does, everybody inside sees, in order and once', async () => {
    const [a, b] = await Promise.all([open(product.listening, ada), open(product.listening, ben)])
    await join(a, room)
    expect((await join(b, room)).people).toEqual([ada.id, ben.id].toSorted().map((id) => ({ id, presence: 'online' })))
    for (const text of ['one', 'two', 'three']) a.say({ room, ...write(text) })
    for (const page of [a, b]) {
      const seen: string[] = []
      while (seen.length < 3)
        seen.push(...((await page.next('event')).event as { notes: { text: string }[] }).notes.map(({ text }) => text))
      expect(seen).toEqual(['one', 'two', 'three'])
    }
    await Promise.all([a.leave(), b.leave()])
  })

  test('who comes back gets what came meanwhile, and what they send again counts once', async () => {
    const a = await open(product.listening, ada)
    await join(a, room)
    const first = write('one')
    a.say({ room, ...first })
    await a.next('done')
    const { seq } = await a.next('event')
    a.socket.terminate()
    await a.closed
    const b = await open(product.listening, ben)
    await join(b, room)
    b.say({ room, ...write('two') })
    await b.next('done')
    const again = await open(product.listening, ada)
    const { state } = await join(again, room, seq)
    expect(state).toMatchObject({ notes: [{ text: 'two' }] })
    again.say({ room, ...first })
    await again.next('done')
    expect(product.boards.notes.get(room.split(':')[1] ?? '')).toHaveLength(2)
    await Promise.all([again.leave(), b.leave()])
  })

  test('what is refused says why, and the room goes on', async () => {
    const a = await open(product.listening, ada)
    await join(a, room)
    a.say({ room, ...write('rude') })
    expect((await a.next('refused')).error).toMatchObject({ code: 'not-allowed', message: 'That is rude.' })
    a.say({ room, ...write('x'.repeat(101)) })
    expect((await a.next('refused')).error.code).toBe('bad-input')
    a.say({ room, type: 'do', id: randomUUID(), act: { type: 'burn' } })
    expect((await a.next('refused')).error.code).toBe('bad-input')
    a.say({ room, ...write('kind') })
    await a.next('done')
    await a.leave()
  })

  test('a room that one may not enter answers like one that is not there', async () => {
    product.boards.barred.add(ben.id)
    const b = await open(product.listening, ben)
    const answers = []
    for (const name of [room, `nothing:${randomUUID()}`] as const) {
      b.say({ type: 'join', room: name, after: 0 })
      const { room: _room, ...left } = await b.next('left')
      b.say({ room: name, ...write('hello') })
      const { room: _other, id: _id, ...refused } = await b.next('refused')
      answers.push({ left, refused })
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ left: { reason: 'not-found' }, refused: { error: { code: 'not-found' } } })
    await b.leave()
  })

  test('who may not be inside any more is put out at once and hears nothing more', async () => {
    const [a, b] = await Promise.all([open(product.listening, ada), open(product.listening, ben)])
    await join(a, room)
    await join(b, room)
    product.boards.barred.add(ben.id)
    await product.server.live.publish(room, { about: 'members' })
    expect(await b.next('left')).toMatchObject({ room, reason: 'not-found' })
    a.say({ room, ...write('about Ben') })
    await a.next('event')
    expect(await b.unasked('event')).toEqual([])
    await Promise.all([a.leave(), b.leave()])
  })

  test('signing out ends the sockets of that session at once, and no other', async () => {
    const carol = await product.server.signedIn('student', 'Carol')
    const page = await open(product.listening, carol)
    const other = await open(product.listening, ada)
    await join(page, room)
    await carol.post('/api/sign-out', {})
    expect(await page.closed).toBe(liveClose.signedOut)
    expect(await other.unasked('left')).toEqual([])
    await other.leave()
  })

  test('a room that fails says so, and gives all that was missed to those who come back', async () => {
    const a = await open(product.listening, ada)
    const { seq } = await join(a, room)
    product.boards.broken = true
    a.say({ room, ...write('one') })
    expect((await a.next('errored')).error.code).toBe('unavailable')
    product.boards.broken = false
    expect((await join(a, room, seq)).state).toMatchObject({ notes: [{ text: 'one' }] })
    await a.leave()
  })

  test('who is away is seen to be away, and who goes is gone', async () => {
    const [a, b] = await Promise.all([open(product.listening, ada), open(product.listening, ben)])
    await join(a, room)
    await join(b, room)
    const presenceOfBen = async (): Promise<string> => {
      const { people } = await a.next('people')
      return people.find(({ id }) => id === ben.id)?.presence ?? 'offline'
    }
    while ((await presenceOfBen()) !== 'online');
    b.say({ type: 'presence', presence: 'away' })
    while ((await presenceOfBen()) !== 'away');
    await b.leave()
    while ((await presenceOfBen()) !== 'offline');
    await a.leave()
  })

  test('the people of a server that ended without a word are gone with the next heartbeat', async () => {
    const gone = randomUUID()
    const a = await open(product.listening, ada)
    await database().query(`insert into live_servers (id, beat_at) values ($1, now() - interval '59 seconds')`, [gone])
    await database().query(
      'insert into live_presence (room, connection_id, server_id, person_id, away) values ($1, $2, $2, $3, false)',
      [room, gone, ben.id],
    )
    expect((await join(a, room)).people).toHaveLength(2)
    await database().query(`update live_servers set beat_at = now() - interval '61 seconds' where id = $1`, [gone])
    await product.server.live.beat()
    let people = (await a.next('people')).people
    while (people.length > 1) people = (await a.next('people')).people
    expect(people).toEqual([{ id: ada.id, presence: 'online' }])
    await a.leave()
  })

  test('whoever enters first, after nobody was there for a while, is online at once', async () => {
    const first = await open(product.listening, ada)
    await join(first, room)
    await first.leave()
    await database().query(`update live_servers set beat_at = now() - interval '61 seconds'`)
    const again = await open(product.listening, ada)
    expect((await join(again, room)).people).toEqual([{ id: ada.id, presence: 'online' }])
    await again.leave()
  })

  describe('a socket is refused', () => {
    test.each<[string, SocketOptions, string]>([
      ['from another site', { origin: 'https://evil.example' }, '403'],
      ['from a page that says nowhere', { origin: 'null' }, '403'],
      ['without an origin', { origin: '' }, '403'],
      ['without a session', { cookie: '' }, '401'],
      ['with a made-up session', { cookie: 'revisewell.session_token=made.up' }, '401'],
      ['that speaks another version', { protocol: 'revisewell.live.0' }, '426'],
      ['at another address', { path: '/api/health' }, '404'],
    ])('%s', async (_name, options, status) => {
      const refused = open(product.listening, ada, options)
      await expect(refused).rejects.toThrow(status)
    })
  })

  test('what is not understood ends the socket', async () => {
    for (const text of ['', 'x', '{}', '[]', 'null', '{"type":"join"}', '{"type":"join","room":"../x","after":0}']) {
      const page = await open(product.listening, ada)
      page.socket.send(text)
      expect([text, await page.closed]).toEqual([text, liveClose.notUnderstood])
    }
    const page = await open(product.listening, ada)
    page.socket.send('x'.repeat(MAX_LIVE_BYTES + 1))
    expect(await page.closed).toBe(1009)
  })
})
