import type { ErrorBody } from '#contract/errors.ts'
import type {
  ActOf,
  EventOf,
  PersonInRoom,
  ResultOf,
  RoomContract,
  RoomName,
  ServerMessage,
  StateOf,
} from '#contract/live.ts'
import { type ChannelEvent, type ChannelState, nextChannelState } from '#domain/live/channel.ts'
import { reconnectDelay } from '#domain/live/heartbeat.ts'
import { clientId } from '../api/client-id.ts'
import type { LiveConnection } from './live-connection.ts'
import type { WaitingAct, WaitingStore } from './waiting-store.ts'

/** What the server says of a room: all of it on entering, then piece by piece. */
export type Said<C extends RoomContract> = { state: StateOf<C> } | { event: EventOf<C> }

/** What became of something that was done. */
export type Outcome<C extends RoomContract> = WaitingAct<ActOf<C>> &
  ({ result: ResultOf<C> } | { error: ErrorBody['error'] })

export interface RoomOptions<C extends RoomContract, View> {
  room: RoomName
  start: View
  /** The view after something was said. */
  reduce: (view: View, said: Said<C>) => View
  onOutcome?: (outcome: Outcome<C>) => void
  /** Where what was done away from the server is kept over a reload; without it, it is kept with the page. */
  store?: WaitingStore
}

export interface RoomSnapshot<C extends RoomContract, View> {
  channel: ChannelState
  /** Whether the room is not there for this person, or not any more. */
  gone: boolean
  view: View
  people: readonly PersonInRoom[]
  /** What the server has not answered yet, the oldest first. */
  waiting: readonly WaitingAct<ActOf<C>>[]
}

const away = { code: 'unavailable' as const, message: 'There is no connection just now. Please try again in a moment.' }

/** One room as a page sees it. What is done is sent again after each break until the server has answered. */
export class RoomChannel<C extends RoomContract, View> {
  readonly #connection: LiveConnection
  readonly #options: RoomOptions<C, View>
  readonly #watchers = new Set<() => void>()
  readonly #fleeting = new Set<string>()
  #snapshot: RoomSnapshot<C, View>
  #seq = 0
  #failures = 0
  #stopListening = () => {}

  constructor(connection: LiveConnection, options: RoomOptions<C, View>) {
    this.#connection = connection
    this.#options = options
    const waiting = (options.store?.read() ?? []) as WaitingAct<ActOf<C>>[]
    this.#snapshot = { channel: 'closed', gone: false, view: options.start, people: [], waiting }
  }

  readonly watch = (onChange: () => void): (() => void) => {
    this.#watchers.add(onChange)
    return () => this.#watchers.delete(onChange)
  }

  readonly snapshot = (): RoomSnapshot<C, View> => this.#snapshot

  join(): void {
    this.#step('join')
    this.#stopListening = this.#connection.listen(this.#options.room, {
      onConnected: () => {
        this.#step('connected')
        this.#ask()
      },
      onDisconnected: () => {
        this.#step('disconnected')
        this.#giveUpFleeting()
      },
      onMessage: (message) => this.#hear(message),
    })
  }

  leave(): void {
    this.#step('leave')
    this.#connection.send({ type: 'leave', room: this.#options.room })
    this.#stopListening()
    this.#step('left')
  }

  /** Does something. `fleeting`: it makes sense now or not at all, so without a connection it fails. @returns its id. */
  readonly act = (act: ActOf<C>, { fleeting = false, id = clientId() } = {}): string => {
    if (fleeting && this.#snapshot.channel !== 'joined') {
      this.#options.onOutcome?.({ id, act, error: away })
      return id
    }
    if (fleeting) this.#fleeting.add(id)
    this.#setWaiting([...this.#snapshot.waiting, { id, act }])
    if (this.#snapshot.channel === 'joined') this.#send({ id, act })
    return id
  }

  #ask(): void {
    if (this.#snapshot.channel === 'joining')
      this.#connection.send({ type: 'join', room: this.#options.room, after: this.#seq })
  }

  #send({ id, act }: WaitingAct): void {
    this.#connection.send({ type: 'do', room: this.#options.room, id, act })
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'joined') {
      this.#failures = 0
      this.#seq = message.seq
      const view = this.#options.reduce(this.#snapshot.view, { state: message.state as StateOf<C> })
      this.#set({ view, people: message.people })
      this.#step('joined')
      for (const act of this.#snapshot.waiting) this.#send(act)
    }
    if (message.type === 'event') {
      this.#seq = Math.max(this.#seq, message.seq)
      this.#set({ view: this.#options.reduce(this.#snapshot.view, { event: message.event as EventOf<C> }) })
    }
    if (message.type === 'people') this.#set({ people: message.people })
    if (message.type === 'done') this.#answered(message.id, { result: message.result as ResultOf<C> })
    if (message.type === 'refused') this.#answered(message.id, { error: message.error })
    if (message.type === 'left') {
      this.#set({ gone: message.reason === 'not-found', people: [] })
      this.#step('left')
    }
    if (message.type === 'errored') {
      this.#step('errored')
      this.#failures += 1
      setTimeout(() => {
        this.#step('connected')
        this.#ask()
      }, reconnectDelay(this.#failures))
    }
  }

  #answered(id: string, said: { result: ResultOf<C> } | { error: ErrorBody['error'] }): void {
    const act = this.#snapshot.waiting.find((waiting) => waiting.id === id)
    if (!act) return
    this.#fleeting.delete(id)
    this.#setWaiting(this.#snapshot.waiting.filter((waiting) => waiting.id !== id))
    this.#options.onOutcome?.({ ...act, ...said })
  }

  #giveUpFleeting(): void {
    for (const id of Array.from(this.#fleeting)) this.#answered(id, { error: away })
  }

  #setWaiting(waiting: readonly WaitingAct<ActOf<C>>[]): void {
    this.#set({ waiting })
    this.#options.store?.write(waiting.filter(({ id }) => !this.#fleeting.has(id)))
  }

  #step(event: ChannelEvent): void {
    this.#set({ channel: nextChannelState(this.#snapshot.channel, event) })
  }

  #set(change: Partial<RoomSnapshot<C, View>>): void {
    this.#snapshot = { ...this.#snapshot, ...change }
    for (const onChange of this.#watchers) onChange()
  }
}
