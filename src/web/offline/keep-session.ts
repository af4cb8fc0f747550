import type { Api } from '#contract/api.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { StoredSession } from '#domain/study/stored-session.ts'
import { keepText } from '../device/device-store.ts'
import { SESSION } from '../device/waiting-work.ts'
import { rememberedPerson } from '../session/signed-in-hint.ts'

/** Keeps a finished session that the server could not be told of; without storage its XP is lost, and nothing else. */
export function keepSession(session: InputOf<Api['POST /api/study-sessions']>['body']): void {
  const owner = rememberedPerson()?.id
  if (!owner) return
  const late: StoredSession = { owner, at: Date.now(), session }
  keepText(SESSION + session.id, JSON.stringify(late))
}
