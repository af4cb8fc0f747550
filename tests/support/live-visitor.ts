import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { WebSocket } from 'ws'
import { type ClientMessage, ServerMessage } from '#contract/live.ts'
import { LIVE_PATH, LIVE_PROTOCOL } from '#domain/live/protocol.ts'
import { publicUrl, type TestApp, type Visitor } from './test-app.ts'

export interface ListeningApp {
  port: number
  stop(): Promise<void>
}

/** Lets a test app take real requests and sockets on a free port of 127.0.0.1. */
export async function listen({ app, live }: Pick<TestApp, 'app' | 'live'>): Promise<ListeningApp> {
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  live.attach(server)
  if (!server.listening) await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      await live.close()
      server.close()
      await once(server, 'close')
    },
  }
}

export interface SocketOptions {
  cookie?: string
  origin?: string
  protocol?: string
  path?: string
}

/** Somebody's page with a live socket. Messages are kept until they are asked for, in their order. */
export class LiveVisitor {
  readonly socket: WebSocket
  readonly #kept: ServerMessage[] = []
  readonly #waiting: { type: string; resolve: (message: ServerMessage) => void }[] = []
  /** The close code, once it is closed. */
  readonly closed: Promise<number>

  private constructor(socket: WebSocket) {
    this.socket = socket
    const { promise, resolve } = Promise.withResolvers<number>()
    this.closed = promise
    socket.on('close', resolve)
    socket.on('message', (data) => {
      const message = ServerMessage.parse(JSON.parse(String(data)))
      const at = this.#waiting.findIndex(({ type }) => type === message.type)
      const [asked] = at < 0 ? [] : this.#waiting.splice(at, 1)
      if (asked) asked.resolve(message)
      else this.#kept.push(message)
    })
  }

  /** @throws {Error} that names the status, when there is no socket for them. */
  static async open({ port }: Pick<ListeningApp, 'port'>, options: SocketOptions = {}): Promise<LiveVisitor> {
    const { cookie = '', origin = publicUrl, protocol = LIVE_PROTOCOL, path = LIVE_PATH } = options
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, protocol ? [protocol] : [], {
      headers: { cookie, ...(origin && { origin }) },
    })
    const visitor = new LiveVisitor(socket)
    await once(socket, 'open')
    return visitor
  }

  say(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message))
  }

  /** The next message of a type. */
  async next<T extends ServerMessage['type']>(type: T): Promise<Extract<ServerMessage, { type: T }>> {
    const at = this.#kept.findIndex((message) => message.type === type)
    const [kept] = at < 0 ? [] : this.#kept.splice(at, 1)
    const message = kept ?? (await new Promise<ServerMessage>((resolve) => this.#waiting.push({ type, resolve })))
    return message as Extract<ServerMessage, { type: T }>
  }

  /** What has come of a type and was not asked for. The answer to a ping comes after all that went before. */
  async unasked(type: ServerMessage['type']): Promise<ServerMessage[]> {
    this.say({ type: 'ping' })
    await this.next('pong')
    return this.#kept.filter((message) => message.type === type)
  }

  async leave(): Promise<void> {
    this.socket.close()
    await this.closed
  }
}

export function cookieOf(visitor: Visitor): string {
  return [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}
