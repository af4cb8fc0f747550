import { AppError } from '#contract/errors.ts'
import type { PersonInRoom, RoomContract, RoomName, ServerMessage } from '#contract/live.ts'
import type { Peer } from './peer.ts'
import type { Notice, RoomKind } from './room-kind.ts'

interface Inside {
  /** What it is told once it has the state that it entered with. */
  waiting: string[] | null
}

/** A room as far as people of this server are in it. Notices are worked through one after the other. */
export class OpenRoom {
  readonly name: RoomName
  readonly #id: string
  readonly #kind: RoomKind<RoomContract>
  readonly #onProblem: (error: unknown) => void
  readonly #inside = new Map<Peer, Inside>()
  readonly #notices: Notice[] = []
  /** Everybody inside has seen, or is about to be told, all up to here; null until the first has entered. */
  #seq: number | null = null
  #working = false
  #told: PersonInRoom[] = []

  constructor(name: RoomName, kind: RoomKind<RoomContract>, onProblem: (error: unknown) => void) {
    this.#onProblem = onProblem
    this.name = name
    this.#id = name.slice(name.indexOf(':') + 1)
    this.#kind = kind
  }

  get peers(): Peer[] {
    return [...this.#inside.keys()]
  }

  has(peer: Peer): boolean {
    return this.#inside.has(peer)
  }

  /** Lets somebody in who may enter; what happens meanwhile is told after the state. */
  async enter(peer: Peer, options: { after: number; readPeople: () => Promise<PersonInRoom[]> }): Promise<void> {
    const { after, readPeople } = options
    const inside: Inside = { waiting: [] }
    this.#inside.set(peer, inside)
    const people = await readPeople()
    const read = () => this.#kind.enter({ person: peer.person, roomId: this.#id, after })
    let { state, seq } = await read()
    // Whoever entered meanwhile was shown what this one has not seen, and it is told to nobody again.
    if (this.#seq !== null && seq < this.#seq) ({ state, seq } = await read())
    if (this.#inside.get(peer) !== inside) return
    peer.send({ type: 'joined', room: this.name, seq, state: this.#kind.contract.state.parse(state), people })
    for (const text of inside.waiting ?? []) peer.sendText(text)
    inside.waiting = null
    this.#seq ??= seq
    void this.#work()
  }

  leave(peer: Peer): void {
    this.#inside.delete(peer)
  }

  hear(notice: Notice): void {
    const same = (other: Notice) => other.about === notice.about && other.id === notice.id
    if (!this.#notices.some(same)) this.#notices.push(notice)
    void this.#work()
  }

  /** Tells who is inside, where that is new. */
  tellPeople(people: PersonInRoom[]): void {
    if (JSON.stringify(people) === JSON.stringify(this.#told)) return
    this.#told = people
    this.#tell({ type: 'people', room: this.name, people })
  }

  async #work(): Promise<void> {
    if (this.#working || this.#seq === null) return
    this.#working = true
    try {
      for (let notice = this.#notices.shift(); notice; notice = this.#notices.shift()) {
        const { told, seq } = await this.#kind.hear({
          roomId: this.#id,
          notice,
          after: this.#seq,
          inside: [...new Map(this.peers.map(({ person }) => [person.id, person])).values()],
        })
        this.#seq = Math.max(this.#seq, seq)
        for (const { event, to } of told) {
          const parsed = this.#kind.contract.event.parse(event)
          this.#tell({ type: 'event', room: this.name, seq: this.#seq, event: parsed }, to && new Set(to))
        }
      }
    } catch (error) {
      this.#onProblem(error)
      // What was not told is told to whoever joins again, after what they have seen.
      this.#notices.length = 0
      this.#tell({ type: 'errored', room: this.name, error: new AppError('unavailable').toBody().error })
      this.#inside.clear()
    } finally {
      this.#working = false
    }
  }

  #tell(message: ServerMessage, to?: ReadonlySet<string>): void {
    const text = JSON.stringify(message)
    for (const [peer, { waiting }] of this.#inside) {
      if (to && !to.has(peer.person.id)) continue
      if (waiting) waiting.push(text)
      else peer.sendText(text)
    }
  }
}
