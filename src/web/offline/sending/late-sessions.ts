import type { Api } from '#contract/api.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { StoredSession } from '#domain/study/stored-session.ts'
import { api } from '../../api/browser-api.ts'
import { forget } from '../../device/device-store.ts'
import { SESSION } from '../../device/waiting-work.ts'
import { keptEntries } from './kept-entries.ts'

/** The server awards a session for answers of the last day. */
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Tells the server of what waits of this person. A session stays until it earned something, as its answers may arrive after it,
 * and no longer than a day; told again, it counts once.
 */
export async function sendLateSessions(owner: string): Promise<void> {
  for (const [id, late] of keptEntries(SESSION, StoredSession)) {
    if (late.owner !== owner) continue
    const body: InputOf<Api['POST /api/study-sessions']>['body'] = late.session
    const earned = await api('POST /api/study-sessions', { body }).then(
      ({ xp }) => xp > 0,
      () => false,
    )
    if (earned || Date.now() - late.at > DAY_MS) forget(SESSION + id)
  }
}
