import type { ClientMessage, RoomName, ServerMessage } from '#contract/live.ts'
import { HEARTBEAT_MS, reconnectDelay } from '#domain/live/heartbeat.ts'
import { LIVE_PROTOCOL, liveClose } from '#domain/live/protocol.ts'

/** `waiting`: it is tried again by itself after a while. `signed-out`: nobody to connect for. */
export type ConnectionState = 'idle' | 'connecting' | 'open' | 'waiting' | 'signed-out'

export interface RoomListener {
  onConnected(): void
  onDisconnected(): void
  onMessage(message: ServerMessage & { room: string }): void
}

export interface ConnectionOptions {
  url: string
  /** Whether there still is somebody signed in; asked when no socket could be had. */
  isSignedIn: () => Promise<boolean>
  open?: (url: string) => WebSocket
  /** Does something later; what it returns prevents it. */
  later?: (work: () => void, ms: number) => () => void
}

const CONNECT_WITHIN_MS = 10_000
/** A page that goes from one room to the next keeps its socket. */
const CLOSE_AFTER_MS = 3000

const byTimer = (work: () => void, ms: number) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

/** The page's one socket, open while it is in a room. It comes back by itself, after 1, 2, 5, then every 10 s. */
export class LiveConnection {
  readonly #options: Required<ConnectionOptions>
  readonly #rooms = new Map<RoomName, RoomListener>()
  readonly #watchers = new Set<() => void>()
  #socket: WebSocket | null = null
  #state: ConnectionState = 'idle'
  #presence: 'online' | 'away' = 'online'
  #failures = 0
  #heard = true
  #stopWaiting = () => {}
  #stopBeating = () => {}

  constructor(options: ConnectionOptions) {
    this.#options = { open: (url) => new WebSocket(url, [LIVE_PROTOCOL]), later: byTimer, ...options }
  }

  get state(): ConnectionState {
    return this.#state
  }

  /** Calls `onChange` whenever `state` is another; what it returns ends that. */
  watch(onChange: () => void): () => void {
    this.#watchers.add(onChange)
    return () => this.#watchers.delete(onChange)
  }

  /** Tells a listener what is said of a room, and connects; what it returns ends that. */
  listen(room: RoomName, listener: RoomListener): () => void {
    this.#rooms.set(room, listener)
    if (this.#state === 'open') listener.onConnected()
    else this.tryNow()
    return () => {
      if (this.#rooms.get(room) === listener) this.#rooms.delete(room)
      if (this.#rooms.size === 0) this.#options.later(() => this.#rooms.size === 0 && this.#rest(), CLOSE_AFTER_MS)
    }
  }

  /** False when it can't be sent now. */
  send(message: ClientMessage): boolean {
    if (this.#state !== 'open' || !this.#socket) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  setPresence(presence: 'online' | 'away'): void {
    if (presence === this.#presence) return
    this.#presence = presence
    this.send({ type: 'presence', presence })
  }

  /** Connects without waiting any longer, as when the network has come back. */
  tryNow(): void {
    if (this.#rooms.size === 0 || this.#state === 'open' || this.#state === 'connecting') return
    this.#stopWaiting()
    this.#connect()
  }

  /** The device says that there is no network: nothing more will be heard. */
  lose(): void {
    if (this.#socket) this.#lost(this.#socket)
  }

  #connect(): void {
    const socket = this.#options.open(this.#options.url)
    this.#socket = socket
    this.#become('connecting')
    let wasOpen = false
    const giveUp = this.#options.later(() => this.#lost(socket), CONNECT_WITHIN_MS)
    socket.onopen = () => {
      giveUp()
      if (this.#socket !== socket) return
      wasOpen = true
      this.#failures = 0
      this.#become('open')
      this.#beat(socket)
      if (this.#presence === 'away') this.send({ type: 'presence', presence: 'away' })
      for (const listener of this.#rooms.values()) listener.onConnected()
    }
    socket.onmessage = ({ data }) => this.#hear(String(data))
    socket.onclose = ({ code }) => {
      giveUp()
      if (this.#socket !== socket) return
      if (code === liveClose.signedOut) this.#signedOut()
      else this.#lost(socket)
      // A refused request for a socket looks like a missing network.
      if (!wasOpen) void this.#options.isSignedIn().then((signedIn) => signedIn || this.#signedOut())
    }
  }

  #hear(text: string): void {
    this.#heard = true
    const message = JSON.parse(text) as ServerMessage
    if ('room' in message) this.#rooms.get(message.room as RoomName)?.onMessage(message)
  }

  /** Every 25 s: says that it is there, and sees whether the server is (contract §9). */
  #beat(socket: WebSocket): void {
    this.#heard = true
    const round = () => {
      if (this.#socket !== socket) return
      if (!this.#heard) return this.#lost(socket)
      this.#heard = false
      this.send({ type: 'ping' })
      this.#stopBeating = this.#options.later(round, HEARTBEAT_MS)
    }
    this.#stopBeating = this.#options.later(round, HEARTBEAT_MS)
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    this.#stopBeating()
    this.#stopWaiting()
    socket?.close()
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return
    this.#drop()
    if (this.#rooms.size === 0) return this.#become('idle')
    this.#failures += 1
    this.#become('waiting')
    this.#stopWaiting = this.#options.later(() => this.tryNow(), reconnectDelay(this.#failures))
    for (const listener of this.#rooms.values()) listener.onDisconnected()
  }

  #signedOut(): void {
    this.#drop()
    this.#become('signed-out')
    for (const listener of this.#rooms.values()) listener.onDisconnected()
  }

  #rest(): void {
    this.#drop()
    this.#become('idle')
  }

  #become(state: ConnectionState): void {
    if (state === this.#state) return
    this.#state = state
    for (const onChange of this.#watchers) onChange()
  }
}
