import type { Api } from '#contract/api.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { api } from '../api/browser-api.ts'
import { rememberedPerson } from '../session/signed-in-hint.ts'

type Session = InputOf<Api['POST /api/study-sessions']>['body']
interface LateSession {
  owner: string
  /** When it was finished, in milliseconds. */
  at: number
  session: Session
}

const PREFIX = 'revisewell:session:'
/** The server awards a session for answers of the last day. */
const DAY_MS = 24 * 60 * 60 * 1000

/** Keeps a finished session that the server could not be told of. */
export function keepSession(session: Session): void {
  const owner = rememberedPerson()?.id
  if (!owner) return
  try {
    localStorage.setItem(PREFIX + session.id, JSON.stringify({ owner, at: Date.now(), session } satisfies LateSession))
  } catch {
    // Then its XP is lost, and nothing else.
  }
}

/**
 * Tells the server of what waits of this person. A session stays until it earned something, as its answers may arrive after it,
 * and no longer than a day; told again, it counts once.
 */
export async function sendLateSessions(owner: string): Promise<void> {
  for (const [key, late] of lateSessions()) {
    if (late.owner !== owner) continue
    const earned = await api('POST /api/study-sessions', { body: late.session }).then(
      ({ xp }) => xp > 0,
      () => false,
    )
    if (earned || Date.now() - late.at > DAY_MS) localStorage.removeItem(key)
  }
}

function lateSessions(): [string, LateSession][] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => [key, JSON.parse(localStorage.getItem(key) ?? '{}')])
  } catch {
    return []
  }
}
