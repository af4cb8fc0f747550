import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { LIVE_PATH, LIVE_PROTOCOL } from '#domain/live/protocol.ts'
import type { Person } from '#domain/permissions.ts'
import type { SignedIn } from './room-kind.ts'

export interface GateOptions {
  publicUrl: string
  identify: (request: Request) => Promise<Person>
  /** Whether this person may open another socket now. */
  mayOpen: (personId: string) => Promise<boolean>
}

export type Admission = { person: SignedIn; request: Request } | { status: string }

/** Who asks for a socket, or the status that refuses it. A browser sends its cookie from any site, so it must be our own page. */
export async function admit(incoming: IncomingMessage, options: GateOptions): Promise<Admission> {
  const { publicUrl, identify, mayOpen } = options
  const { origin, host, cookie = '' } = incoming.headers
  if (pathOf(incoming) !== LIVE_PATH) return { status: '404 Not Found' }
  if (!isOwn(origin, { own: new URL(publicUrl).origin, host })) return { status: '403 Forbidden' }
  const spoken = (incoming.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim())
  if (!spoken.includes(LIVE_PROTOCOL)) return { status: '426 Upgrade Required' }
  const request = new Request(publicUrl, { headers: { cookie } })
  const person = await identify(request)
  if (person.role === 'guest') return { status: '401 Unauthorized' }
  if (!(await mayOpen(person.id))) return { status: '429 Too Many Requests' }
  return { person, request }
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?')[0] ?? ''
}

function isOwn(origin: string | undefined, { own, host }: { own: string; host: string | undefined }): boolean {
  if (origin === own) return true
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host !== '' && new URL(origin).host === host
}

/** Answers a request for a socket that gets none. */
export function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** Whether a request for an upgrade is meant for the live rooms. */
export function isLivePath(incoming: IncomingMessage): boolean {
  return pathOf(incoming) === LIVE_PATH
}
