import type { deleteContentEndpoint } from '#contract/content.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { Person } from '#domain/permissions.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Database } from '../database/database.ts'
import { requireAccount } from '../http/require-account.ts'
import { lockContentItem, removeContent } from './content-store.ts'

/** @throws {AppError} not-signed-in; not-allowed for anyone but an admin; not-found. */
export async function deleteContent(options: {
  person: Person
  id: string
  database: Database
  now: Date
}): Promise<AnswerOf<typeof deleteContentEndpoint>> {
  const { person, id, database, now } = options
  const { id: actorId } = requireAccount(person, 'manage content')
  await database.transaction(async (transaction) => {
    const item = await lockContentItem(transaction, id)
    if (!item) throw new AppError('not-found')
    await removeContent(transaction, id)
    const { type, title: name } = item
    await recordAct(transaction, { actorId, act: 'content-deleted', subject: { id, name }, details: { type }, at: now })
  })
  return { deleted: true }
}
