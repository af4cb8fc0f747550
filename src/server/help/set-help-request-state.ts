import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { setHelpRequestStateEndpoint } from '#contract/help.ts'
import { may, type Person } from '#domain/permissions.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Database } from '../database/database.ts'
import { type HelpState, lockHelpRequest, writeHelpState } from './help-inbox-store.ts'

/** @throws {AppError} not-signed-in; not-allowed for anyone but an admin; not-found. */
export async function setHelpRequestState(options: {
  person: Person
  id: string
  state: HelpState
  database: Database
  now: Date
}): Promise<AnswerOf<typeof setHelpRequestStateEndpoint>> {
  const { person, id, state, database, now } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'read help requests')) throw new AppError('not-allowed')
  const actorId = person.id
  await database.transaction(async (transaction) => {
    const stored = await lockHelpRequest(transaction, id)
    if (!stored) throw new AppError('not-found')
    if (stored.state === state) return
    await writeHelpState(transaction, id, state)
    const act = state === 'open' ? 'help-request-reopened' : 'help-request-closed'
    await recordAct(transaction, { actorId, act, subject: { id, name: 'A help request' }, at: now })
  })
  return { id, state }
}
