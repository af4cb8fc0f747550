import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import { ClientMessage, roomContract, type ServerMessage } from '#contract/live.ts'
import { LIVE_PROTOCOL, liveClose } from '#domain/live/protocol.ts'
import { LiveConnection } from './live-connection.ts'
import { type Outcome, RoomChannel, type Said } from './room-channel.ts'

const Line = z.object({ text: z.string() })
const lines = roomContract({ kind: 'lines', act: Line, result: z.null(), state: z.array(Line), event: Line })
type Lines = typeof lines
const room = 'lines:00000000-0000-4000-8000-000000000001'

/** Time that passes when the test says so. */
class Clock {
  #waiting: { work: () => void; ms: number }[] = []
  readonly later = (work: () => void, ms: number) => {
    const entry = { work, ms }
    this.#waiting.push(entry)
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== entry)
    }
  }
  get delays(): number[] {
    return this.#waiting.map(({ ms }) => ms)
  }
  pass(ms: number): void {
    const due = this.#waiting.filter((entry) => entry.ms === ms)
    this.#waiting = this.#waiting.filter((entry) => entry.ms !== ms)
    for (const { work } of due) work()
  }
}

/** A server of which the test says each word. */
class ScriptedServer {
  readonly #server = new WebSocketServer({ port: 0, host: '127.0.0.1', handleProtocols: () => LIVE_PROTOCOL })
  readonly #said: ClientMessage[] = []
  #wake = () => {}
  socket: ServerSocket | undefined

  constructor() {
    this.#server.on('connection', (socket) => {
      this.socket = socket
      socket.on('message', (data) => {
        this.#said.push(ClientMessage.parse(JSON.parse(String(data))))
        this.#wake()
      })
    })
  }
  async start(): Promise<string> {
    await once(this.#server, 'listening')
    return `ws://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }
  async heard(): Promise<ClientMessage> {
    while (this.#said.length === 0) await new Promise<void>((resolve) => (this.#wake = resolve))
    const [first] = this.#said.splice(0, 1)
    if (!first) throw new Error('nothing was said')
    return first
  }
  say(message: ServerMessage): void {
    this.socket?.send(JSON.stringify(message))
  }
  stop(): void {
    this.socket?.terminate()
    this.#server.close()
  }
}

let server: ScriptedServer
let clock: Clock
let connection: LiveConnection
let channel: RoomChannel<Lines, string[]>
let outcomes: Outcome<Lines>[]
let signedIn: boolean
let kept: { id: string; act: unknown }[]
const store = {
  read: () => kept,
  write: (waiting: readonly { id: string; act: unknown }[]) => void (kept = [...waiting]),
}

const reduce = (view: string[], said: Said<Lines>) =>
  'state' in said ? [...view, ...said.state.map(({ text }) => text)] : [...view, said.event.text]
const open = () =>
  new RoomChannel<Lines, string[]>(connection, {
    room,
    start: [],
    reduce,
    store,
    onOutcome: (outcome) => outcomes.push(outcome),
  })

beforeEach(async () => {
  server = new ScriptedServer()
  clock = new Clock()
  signedIn = true
  outcomes = []
  kept = []
  connection = new LiveConnection({ url: await server.start(), later: clock.later, isSignedIn: async () => signedIn })
  channel = open()
})
afterEach(() => server.stop())

const until = (reached: () => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => reached() && resolve()
    channel.watch(look)
    connection.watch(look)
    look()
  })
const inState = (state: string) => until(() => channel.snapshot().channel === state)
const joined: Extract<ServerMessage, { type: 'joined' }> = {
  type: 'joined',
  room,
  seq: 1,
  state: [{ text: 'one' }],
  people: [],
}

async function enter(): Promise<void> {
  channel.join()
  expect(await server.heard()).toEqual({ type: 'join', room, after: 0 })
  server.say(joined)
  await inState('joined')
}

test('a page that lost its connection joins again after the last number it has, and sends what was not answered', async () => {
  await enter()
  server.say({ type: 'event', room, seq: 2, event: { text: 'two' } })
  await until(() => channel.snapshot().view.includes('two'))
  const id = channel.act({ text: 'mine' })
  expect(await server.heard()).toEqual({ type: 'do', room, id, act: { text: 'mine' } })
  server.socket?.terminate()
  await inState('errored')
  const second = channel.act({ text: 'written away' })
  expect(kept.map((act) => act.id)).toEqual([id, second])
  clock.pass(1000)
  expect(await server.heard()).toEqual({ type: 'join', room, after: 2 })
  server.say({ ...joined, seq: 3, state: [{ text: 'three' }] })
  expect([await server.heard(), await server.heard()]).toMatchObject([{ id }, { id: second }])
  for (const done of [id, second]) server.say({ type: 'done', room, id: done, result: null })
  await until(() => channel.snapshot().waiting.length === 0)
  expect(channel.snapshot()).toMatchObject({ view: ['one', 'two', 'three'], waiting: [], channel: 'joined' })
  expect(kept).toEqual([])
})

test('what waited when the page was reloaded is sent by the next one', async () => {
  kept = [{ id: '00000000-0000-4000-8000-00000000000a', act: { text: 'before' } }]
  channel = open()
  await enter()
  expect(await server.heard()).toMatchObject({ type: 'do', act: { text: 'before' } })
})

test('contract §9: it tries again after 1, 2, 5, then every 10 s', async () => {
  await enter()
  server.stop()
  const seen: number[] = []
  for (const ms of [1000, 2000, 5000, 10_000, 10_000]) {
    await until(() => connection.state === 'waiting' && clock.delays.includes(ms))
    seen.push(ms)
    clock.pass(ms)
  }
  expect(seen).toHaveLength(5)
})

test('contract §7: after 25 s it says that it is there, and after 25 more without an answer it lets go', async () => {
  await enter()
  clock.pass(25_000)
  expect(await server.heard()).toEqual({ type: 'ping' })
  server.say({ type: 'event', room, seq: 2, event: { text: 'still here' } })
  await until(() => channel.snapshot().view.includes('still here'))
  clock.pass(25_000)
  expect(await server.heard()).toEqual({ type: 'ping' })
  clock.pass(25_000)
  expect(connection.state).toBe('waiting')
})

test('what makes sense now or not at all is not kept', async () => {
  await enter()
  channel.act({ text: 'start' }, { fleeting: true })
  server.socket?.terminate()
  await inState('errored')
  channel.act({ text: 'reset' }, { fleeting: true })
  expect(outcomes).toMatchObject([{ error: { code: 'unavailable' } }, { error: { code: 'unavailable' } }])
  expect(channel.snapshot().waiting).toEqual([])
})

test('a session that has ended is not tried again', async () => {
  await enter()
  server.socket?.close(liveClose.signedOut)
  await until(() => connection.state === 'signed-out')
  expect(clock.delays.filter((ms) => ms <= 2000)).toEqual([])
})

test('a socket that is refused because nobody is signed in any more is not tried again', async () => {
  await enter()
  signedIn = false
  server.stop()
  await until(() => connection.state === 'waiting')
  clock.pass(1000)
  await until(() => connection.state === 'signed-out')
})

test('a room that is not there says so and stays closed', async () => {
  await enter()
  server.say({ type: 'left', room, reason: 'not-found' })
  await inState('closed')
  expect(channel.snapshot().gone).toBe(true)
})

test('whoever leaves is out, and the socket rests when no room needs it', async () => {
  await enter()
  channel.leave()
  expect(channel.snapshot().channel).toBe('closed')
  expect(await server.heard()).toEqual({ type: 'leave', room })
  clock.pass(3000)
  expect(connection.state).toBe('idle')
})
