import type { editContentEndpoint } from '#contract/content.ts'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { Person } from '#domain/permissions.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Database } from '../database/database.ts'
import { requireAccount } from '../http/require-account.ts'
import { lockContentItem, readContentItem, writeContent } from './content-store.ts'
import { listedItem } from './listed-item.ts'
import { showBody } from './show-body.ts'

/** @throws {AppError} not-signed-in; not-allowed for anyone but an admin; not-found. */
export async function editContent(options: {
  person: Person
  id: string
  fields: ParsedOf<typeof editContentEndpoint>['body']
  database: Database
  now: Date
}): Promise<AnswerOf<typeof editContentEndpoint>> {
  const { person, id, fields, database, now } = options
  const { id: actorId } = requireAccount(person, 'manage content')
  const before = await readContentItem(database, id)
  if (!before) throw new AppError('not-found')
  const { type } = before
  // Before the transaction, so that no row is locked meanwhile.
  const { shown } = await showBody(type, fields.body)
  const stored = await database.transaction(async (transaction) => {
    if (!(await lockContentItem(transaction, id))) throw new AppError('not-found')
    await writeContent(transaction, { id, fields, shown, now })
    const subject = { id, name: fields.title }
    await recordAct(transaction, { actorId, act: 'content-edited', subject, details: { type }, at: now })
    return readContentItem(transaction, id)
  })
  if (!stored) throw new AppError('not-found')
  return { item: listedItem(stored) }
}
