import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import { ClientMessage, type PersonInRoom, type ServerMessage } from '#contract/live.ts'
import { liveClose } from '#domain/live/protocol.ts'
import type { SignedIn } from './room-kind.ts'

/** What may wait to be sent to one browser, in bytes, before it is told to come back. */
const MAX_WAITING_BYTES = 1024 * 1024

/** Messages of one browser that wait for their turn. */
const MAX_WAITING_MESSAGES = 50

export interface PeerOptions {
  socket: Pick<WebSocket, 'on' | 'send' | 'close' | 'terminate' | 'ping' | 'bufferedAmount'>
  person: SignedIn
  /** Whether another message may come now. */
  mayTake: () => Promise<boolean>
  onMessage: (peer: Peer, message: ClientMessage) => Promise<void>
  onGone: (peer: Peer) => void
}

/** One browser's socket. Its messages are carried out one after the other, in their order. */
export class Peer {
  readonly id = randomUUID()
  readonly person: SignedIn
  presence: PersonInRoom['presence'] = 'online'
  readonly #socket: PeerOptions['socket']
  #alive = true
  #waiting = 0
  #turn: Promise<void> = Promise.resolve()

  constructor({ socket, person, mayTake, onMessage, onGone }: PeerOptions) {
    this.person = person
    this.#socket = socket
    socket.on('pong', () => {
      this.#alive = true
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => onGone(this))
    socket.on('message', (data, isBinary) => {
      this.#alive = true
      this.#waiting += 1
      if (this.#waiting > MAX_WAITING_MESSAGES) return this.close('tooMuch')
      this.#turn = this.#turn.then(async () => {
        const message = isBinary ? null : parse(String(data))
        if (!message) this.close('notUnderstood')
        else if (await mayTake()) await onMessage(this, message)
        else this.close('tooMuch')
        this.#waiting -= 1
      })
    })
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message))
  }

  /** Sends what was made once for many; who reads too slowly is let go and catches up later. */
  sendText(text: string): void {
    if (this.#socket.bufferedAmount > MAX_WAITING_BYTES) {
      this.close('tooSlow')
      this.#socket.terminate()
      return
    }
    this.#socket.send(text, () => undefined)
  }

  close(why: keyof typeof liveClose): void {
    this.#socket.close(liveClose[why])
  }

  terminate(): void {
    this.#socket.terminate()
  }

  /** To be called at each heartbeat: a browser that has said nothing since the last one is gone. */
  beat(): void {
    if (!this.#alive) return this.#socket.terminate()
    this.#alive = false
    this.#socket.ping()
  }
}

function parse(text: string): ClientMessage | null {
  try {
    // A NUL cannot be stored by PostgreSQL and has no place in any text of ours.
    const value: unknown = JSON.parse(text, (_key, part) =>
      typeof part === 'string' ? part.replaceAll('\0', '') : part,
    )
    return ClientMessage.safeParse(value).data ?? null
  } catch {
    return null
  }
}
