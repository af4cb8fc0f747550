import { AppError } from '#contract/errors.ts'
import type { ClientMessage, PersonInRoom, RoomContract, RoomName } from '#contract/live.ts'
import { isDatabaseAway } from '../database/sql-state.ts'
import { inputSentence } from '../http/input-sentences.ts'
import { OpenRoom } from './open-room.ts'
import type { Peer } from './peer.ts'
import type { PresenceBook } from './presence-book.ts'
import type { Notice, RoomKind } from './room-kind.ts'

/** Rooms that one browser may be in at once. */
const MAX_ROOMS = 8

export interface HubOptions {
  kinds: ReadonlyMap<string, RoomKind<RoomContract>>
  presence: PresenceBook
  /** Takes one of the things that a person may do in a while. @throws {AppError} too-many-requests */
  takeAct: (personId: string) => Promise<void>
  onProblem: (error: unknown) => void
}

/** The rooms of this server, and what those inside say. */
export class Hub {
  readonly #options: HubOptions
  readonly #rooms = new Map<RoomName, OpenRoom>()

  constructor(options: HubOptions) {
    this.#options = options
  }

  async take(peer: Peer, message: ClientMessage): Promise<void> {
    if (message.type === 'ping') return peer.send({ type: 'pong' })
    if (message.type === 'presence') return this.#setPresence(peer, message.presence)
    const room = message.room as RoomName
    if (message.type === 'join') return this.#join(peer, room, message.after)
    if (message.type === 'do') return this.#act(peer, room, message)
    await this.#leave(peer, room)
    peer.send({ type: 'left', room, reason: 'asked' })
  }

  async forget(peer: Peer): Promise<void> {
    for (const room of this.roomsOf(peer)) this.#takeOut(room, peer)
    await this.#options.presence.gone(peer).catch(this.#options.onProblem)
  }

  #takeOut(room: OpenRoom, peer: Peer): void {
    room.leave(peer)
    if (room.peers.length === 0) this.#rooms.delete(room.name)
  }

  roomsOf(peer: Peer): OpenRoom[] {
    return [...this.#rooms.values()].filter((room) => room.has(peer))
  }

  /** What this or another server has published about a room. */
  async hear(name: RoomName, notice: Notice): Promise<void> {
    const room = this.#rooms.get(name)
    if (!room) return
    if (notice.about === 'people') return room.tellPeople(await this.#options.presence.read(name))
    if (notice.about === 'members') for (const peer of room.peers) await this.#recheckIn(room, peer)
    room.hear(notice)
  }

  /** Whatever was published may not have been heard. */
  async catchUp(): Promise<void> {
    for (const { name } of this.#rooms.values())
      for (const about of ['members', 'people', 'gap']) await this.hear(name, { about })
  }

  /** Puts somebody out of the rooms that they may not be in any more. */
  async recheck(peer: Peer): Promise<void> {
    for (const room of this.roomsOf(peer)) await this.#recheckIn(room, peer)
  }

  async #recheckIn(room: OpenRoom, peer: Peer): Promise<void> {
    if (await this.#mayEnter(peer, room.name)) return
    await this.#leave(peer, room.name)
    peer.send({ type: 'left', room: room.name, reason: 'not-found' })
  }

  async #mayEnter(peer: Peer, name: RoomName): Promise<boolean> {
    const { kind, roomId } = this.#kindOf(name)
    return (await kind?.mayEnter({ person: peer.person, roomId })) ?? false
  }

  #kindOf(name: RoomName) {
    const [kind = '', roomId = ''] = name.split(':')
    return { kind: this.#options.kinds.get(kind), roomId }
  }

  async #join(peer: Peer, name: RoomName, after: number): Promise<void> {
    const { presence, onProblem } = this.#options
    const { kind } = this.#kindOf(name)
    const known = this.#rooms.get(name)
    try {
      await this.#options.takeAct(peer.person.id)
      if (!known?.has(peer) && this.roomsOf(peer).length >= MAX_ROOMS) throw new AppError('limit-reached')
      if (!kind || !(await this.#mayEnter(peer, name)))
        return peer.send({ type: 'left', room: name, reason: 'not-found' })
      const room = this.#rooms.get(name) ?? new OpenRoom(name, kind, onProblem)
      this.#rooms.set(name, room)
      await room.enter(peer, {
        after,
        readPeople: async () => {
          await presence.enter(name, peer)
          return presence.read(name)
        },
      })
    } catch (error) {
      await this.#leave(peer, name).catch(onProblem)
      peer.send({ type: 'errored', room: name, error: this.#told(error) })
    }
  }

  async #leave(peer: Peer, name: RoomName): Promise<void> {
    const room = this.#rooms.get(name)
    if (!room?.has(peer)) return
    this.#takeOut(room, peer)
    await this.#options.presence.leave(name, peer)
  }

  async #act(peer: Peer, name: RoomName, { id, act }: Extract<ClientMessage, { type: 'do' }>): Promise<void> {
    const { kind, roomId } = this.#kindOf(name)
    const { person } = peer
    try {
      await this.#options.takeAct(person.id)
      // Also outside the room, so that what was waiting for a connection does not wait for a room, too.
      if (!kind || !(await kind.mayEnter({ person, roomId }))) throw new AppError('not-found')
      const parsed = kind.contract.act.safeParse(act, { error: inputSentence })
      if (!parsed.success) throw new AppError('bad-input', { message: parsed.error.issues[0]?.message ?? '' })
      const result = await kind.act({ person, roomId, actId: id, act: parsed.data })
      peer.send({ type: 'done', room: name, id, result: kind.contract.result.parse(result) })
    } catch (error) {
      peer.send({ type: 'refused', room: name, id, error: this.#told(error) })
    }
  }

  async #setPresence(peer: Peer, presence: PersonInRoom['presence']): Promise<void> {
    if (peer.presence === presence) return
    peer.presence = presence
    await this.#options.presence.change(peer).catch(this.#options.onProblem)
  }

  #told(error: unknown) {
    if (!(error instanceof AppError)) this.#options.onProblem(error)
    const known = error instanceof AppError ? error : new AppError(isDatabaseAway(error) ? 'unavailable' : 'internal')
    return known.toBody().error
  }
}
