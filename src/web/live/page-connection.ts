import { presenceOf } from '#domain/live/presence.ts'
import { LIVE_PATH } from '#domain/live/protocol.ts'
import { api, UNAUTHORISED } from '../api/browser-api.ts'
import { LiveConnection } from './live-connection.ts'

const LOOK_EVERY_MS = 10_000

let connection: LiveConnection | undefined

/** The page's connection: made once, when a screen first needs it. */
export function pageConnection(): LiveConnection {
  connection ??= create()
  return connection
}

function create(): LiveConnection {
  const url = new URL(LIVE_PATH, location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  const made = new LiveConnection({ url: url.href, isSignedIn })
  // The page learns it from a request, where one was refused; a room sends none.
  made.watch(() => made.state === 'signed-out' && dispatchEvent(new Event(UNAUTHORISED)))
  window.addEventListener('online', () => made.tryNow())
  window.addEventListener('offline', () => made.lose())
  watchPresence(made)
  return made
}

/** False only where the server says so: without a connection nobody knows. */
async function isSignedIn(): Promise<boolean> {
  const answer = await api('GET /api/me').catch(() => null)
  return answer === null || answer.profile !== null
}

function watchPresence(made: LiveConnection): void {
  const now = () => performance.now()
  let usedAt = now()
  let hiddenSince: number | null = null
  const look = () => made.setPresence(presenceOf({ hiddenSince, usedAt }, now()))
  const used = () => {
    usedAt = now()
    look()
  }
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focus'])
    window.addEventListener(type, used, { passive: true, capture: true })
  document.addEventListener('visibilitychange', () => {
    hiddenSince = document.hidden ? now() : null
    if (!document.hidden) {
      used()
      made.tryNow()
    }
  })
  setInterval(look, LOOK_EVERY_MS)
}
