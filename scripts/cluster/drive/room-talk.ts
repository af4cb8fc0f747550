import { setTimeout as delay } from 'node:timers/promises'
import { WebSocket as Socket } from 'ws'
import { groupRoom } from '#contract/group-room.ts'
import type { GroupMessage } from '#contract/groups.ts'
import { LIVE_PATH, LIVE_PROTOCOL } from '#domain/live/protocol.ts'
import { LiveConnection } from '#web/live/live-connection.ts'
import { RoomChannel, type Said } from '#web/live/room-channel.ts'
import type { TrustSchool } from '../create-trust.ts'
import { until } from '../until.ts'

export interface RoomFigures {
  said: number
  lost: number
  doubled: number
  /** What its writer was told as an error. */
  failed: string[]
  reconnects: number
}

type Group = typeof groupRoom
type Shown = ReadonlyMap<number, GroupMessage>

// A group takes 30 messages a minute from one person.
const PAUSE_MS = 5000

/** One pupil's page in their study group: the product's own client over a real socket. */
class Member {
  readonly #connection: LiveConnection
  readonly #channel: RoomChannel<Group, Shown>
  readonly sent = new Set<string>()
  readonly failed: string[] = []
  reconnects = -1

  constructor({ url, cookie, groupId }: { url: string; cookie: string; groupId: string }) {
    const address = `${url.replace(/^http/, 'ws')}${LIVE_PATH}`
    this.#connection = new LiveConnection({ url: address, isSignedIn: async () => true, open: openWith(cookie, url) })
    this.#connection.watch(() => {
      if (this.#connection.state === 'open') this.reconnects += 1
    })
    this.#channel = new RoomChannel<Group, Shown>(this.#connection, {
      room: `group:${groupId}`,
      start: new Map(),
      reduce: withMessages,
      onOutcome: (outcome) => {
        if ('error' in outcome) this.failed.push(`A message was answered ${outcome.error.code}`)
      },
    })
    this.#channel.join()
  }

  get shown(): Shown {
    return this.#channel.snapshot().view
  }

  get waiting(): number {
    return this.#channel.snapshot().waiting.length
  }

  say(): void {
    this.sent.add(this.#channel.act({ type: 'say-phrase', phraseId: 'keep-going' }))
  }

  leave(): void {
    this.#channel.leave()
  }
}

/** The members of each school's study group, talking. */
export class RoomTalk {
  readonly #groups: readonly Member[][]

  constructor({ url, schools, groupSize }: { url: string; schools: readonly TrustSchool[]; groupSize: number }) {
    this.#groups = schools.map(({ pupils, groupId }) =>
      pupils.slice(0, groupSize).map(({ cookie }) => new Member({ url, cookie, groupId })),
    )
  }

  async stream(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      for (const member of this.#groups.flat()) member.say()
      await delay(PAUSE_MS)
    }
  }

  /** Waits until everybody has seen what everybody said, and counts. */
  async end(): Promise<RoomFigures> {
    await until('What was said in the groups', () => this.#groups.every(isSettled), { withinMs: 60_000 }).catch(
      () => undefined,
    )
    const members = this.#groups.flat()
    const counted = this.#groups.flatMap((group) => {
      const sent = new Set(group.flatMap((member) => [...member.sent]))
      return group.map(({ shown }) => countShown(sent, shown))
    })
    for (const member of members) member.leave()
    return {
      said: members.reduce((sum, { sent }) => sum + sent.size, 0),
      lost: counted.reduce((sum, { lost }) => sum + lost, 0),
      doubled: counted.reduce((sum, { doubled }) => sum + doubled, 0),
      failed: members.flatMap(({ failed }) => failed),
      reconnects: members.reduce((sum, { reconnects }) => sum + Math.max(reconnects, 0), 0),
    }
  }
}

function isSettled(group: readonly Member[]): boolean {
  const sent = new Set(group.flatMap((member) => [...member.sent]))
  return group.every((member) => member.waiting === 0 && countShown(sent, member.shown).lost === 0)
}

function countShown(sent: ReadonlySet<string>, shown: Shown): { lost: number; doubled: number } {
  const ids = Array.from(shown.values(), ({ id }) => id)
  const distinct = new Set(ids)
  return { lost: [...sent].filter((id) => !distinct.has(id)).length, doubled: ids.length - distinct.size }
}

function withMessages(view: Shown, said: Said<Group>): Shown {
  const messages =
    'state' in said ? said.state.messages : said.event.type === 'messages' ? said.event.messages : undefined
  return messages ? new Map([...view, ...messages.map((message) => [message.sequence, message] as const)]) : view
}

/** A browser's socket brings its page's cookie and origin; here they are handed in. */
function openWith(cookie: string, origin: string): (url: string) => WebSocket {
  return (url) => {
    const socket = new Socket(url, [LIVE_PROTOCOL], { headers: { cookie, origin } })
    socket.on('error', () => undefined)
    // The ws package's socket has all that the client uses of a browser's, though its type says less.
    return socket as unknown as WebSocket
  }
}
