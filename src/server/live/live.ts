import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { RoomContract, RoomName } from '#contract/live.ts'
import { HEARTBEAT_MS } from '#domain/live/heartbeat.ts'
import { LIVE_PROTOCOL, MAX_LIVE_BYTES } from '#domain/live/protocol.ts'
import type { Person } from '#domain/permissions.ts'
import type { Database } from '../database/database.ts'
import { rateLimit } from '../http/limits/rate-limit.ts'
import { admit, isLivePath, refuse } from './admit-socket.ts'
import { Hub } from './hub.ts'
import { MAX_NOTICE_BYTES, openLocalBus } from './notice-bus.ts'
import { Peer } from './peer.ts'
import { openPostgresBus } from './postgres-bus.ts'
import { openPresenceBook } from './presence-book.ts'
import { deleteAllServers } from './presence-store.ts'
import type { Notice, RoomKind } from './room-kind.ts'

/** What features see of live rooms. */
export interface LiveRooms {
  /** Says what a kind of room is; once, before anybody connects. */
  register<C extends RoomContract>(kind: RoomKind<C>): void
  /** Tells those in a room, on all servers, that something is new: after it is committed. It never fails. */
  publish(room: RoomName, notice: Notice): Promise<void>
  /** Looks again who somebody is, on all servers: after their session, role or school has changed. It never fails. */
  recheck(personId: string): Promise<void>
}

export interface Live extends LiveRooms {
  /** Takes sockets of an HTTP server. */
  attach(server: Pick<EventEmitter, 'on' | 'listenerCount'>): void
  /** What happens every 25 s: see whether everybody is still there, and may be. */
  beat(): Promise<void>
  /** How many sockets are open here. */
  sockets(): number
  /** Says goodbye to everybody. */
  close(): Promise<void>
}

export interface LiveOptions {
  database: Database
  /** The PostgreSQL over which several servers share rooms; without it this one is alone. */
  listenUrl?: string | undefined
  publicUrl: string
  identify: (request: Request) => Promise<Person>
  onProblem: (error: unknown) => void
}

// Far more than anybody does by hand; they stop a program that runs wild.
const MESSAGES_PER_MINUTE = 600
const ACTS_PER_MINUTE = 120
const SOCKETS_PER_MINUTE = 60

/** Rooms in which people see at once what others do. */
export async function openLive(options: LiveOptions): Promise<Live> {
  const { database, listenUrl, publicUrl, identify, onProblem } = options
  const kinds = new Map<string, RoomKind<RoomContract>>()
  const peers = new Map<Peer, Request>()
  const messages = rateLimit({ points: MESSAGES_PER_MINUTE, seconds: 60 })
  const acts = rateLimit({ points: ACTS_PER_MINUTE, seconds: 60 })
  const opened = rateLimit({ points: SOCKETS_PER_MINUTE, seconds: 60 })
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_LIVE_BYTES,
    perMessageDeflate: false,
    handleProtocols: () => LIVE_PROTOCOL,
  })
  const listener = {
    onNotice: (text: string) => void hear(text).catch(onProblem),
    onGap: () => void catchUp().catch(onProblem),
    onProblem,
  }
  const presence = openPresenceBook({ queries: database, publish: (room) => publish(room, { about: 'people' }) })
  const hub = new Hub({ kinds, presence, takeAct: acts.take, onProblem })
  if (database.kind === 'embedded') await deleteAllServers(database)
  const bus = listenUrl
    ? await openPostgresBus({ url: listenUrl, queries: database, ...listener })
    : openLocalBus(listener)

  async function send(notice: object): Promise<void> {
    const text = JSON.stringify(notice)
    if (Buffer.byteLength(text) > MAX_NOTICE_BYTES) return onProblem(new Error('A notice of a live room is too long.'))
    await bus.publish(text)
  }
  const publish = (room: RoomName, notice: Notice) => send({ room, notice })

  async function hear(text: string): Promise<void> {
    const { room, notice, person } = JSON.parse(text) as { room?: RoomName; notice?: Notice; person?: string }
    if (room && notice) await hub.hear(room, notice)
    if (person) for (const peer of peers.keys()) if (peer.person.id === person) await recheck(peer)
  }

  async function catchUp(): Promise<void> {
    for (const peer of peers.keys()) await recheck(peer)
    await hub.catchUp()
  }

  async function recheck(peer: Peer): Promise<void> {
    const request = peers.get(peer)
    const now = request && (await identify(request))
    if (!now) return
    // Somebody with another role comes back as who they are now.
    if (now.role !== peer.person.role) return peer.close('signedOut')
    await hub.recheck(peer)
  }

  async function open(incoming: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy())
    const admission = await admit(incoming, { publicUrl, identify, mayOpen: opened.tryTake })
    if ('status' in admission) return refuse(socket, admission.status)
    sockets.handleUpgrade(incoming, socket, head, (webSocket) => welcome(webSocket, admission))
  }

  function welcome(
    socket: WebSocket,
    { person, request }: Exclude<Awaited<ReturnType<typeof admit>>, { status: string }>,
  ) {
    const peer = new Peer({
      socket,
      person,
      mayTake: () => messages.tryTake(person.id),
      onMessage: (from, message) => hub.take(from, message),
      onGone: (gone) => {
        peers.delete(gone)
        void hub.forget(gone)
      },
    })
    peers.set(peer, request)
  }

  async function beat(): Promise<void> {
    for (const peer of peers.keys()) peer.beat()
    await bus.check()
    await presence.beat()
    for (const peer of peers.keys()) await recheck(peer)
  }

  let beating = false
  const timer = setInterval(async () => {
    if (beating) return
    beating = true
    await beat().catch(onProblem)
    beating = false
  }, HEARTBEAT_MS).unref()

  return {
    register: (kind) => {
      kinds.set(kind.contract.kind, kind)
    },
    publish,
    recheck: (personId) => send({ person: personId }),
    attach: (server) => {
      server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
        // In development others take sockets, too.
        if (!isLivePath(incoming) && server.listenerCount('upgrade') > 1) return
        open(incoming, socket, head).catch((error: unknown) => {
          onProblem(error)
          refuse(socket, '503 Service Unavailable')
        })
      })
    },
    beat,
    sockets: () => peers.size,
    async close() {
      clearInterval(timer)
      const all = [...peers.keys()]
      for (const peer of all) peer.close('restarting')
      await presence.close().catch(onProblem)
      await bus.close()
      // Who has not said goodbye in a second is not waited for.
      setTimeout(() => {
        for (const peer of all) peer.terminate()
      }, 1000)
      sockets.close()
    },
  }
}
