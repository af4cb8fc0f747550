import type { addContentEndpoint } from '#contract/content.ts'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { Person } from '#domain/permissions.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Database } from '../database/database.ts'
import { requireAccount } from '../http/require-account.ts'
import { insertContent, readContentItem } from './content-store.ts'
import { listedItem } from './listed-item.ts'
import { showBody } from './show-body.ts'

/** @throws {AppError} not-signed-in; not-allowed for anyone but an admin. */
export async function addContent(options: {
  person: Person
  item: ParsedOf<typeof addContentEndpoint>['body']
  database: Database
  now: Date
}): Promise<AnswerOf<typeof addContentEndpoint>> {
  const { person, item, database, now } = options
  const { id: actorId } = requireAccount(person, 'manage content')
  const { id, type, title: name } = item
  const { shown } = await showBody(type, item.body)
  const stored = await database.transaction(async (transaction) => {
    if (await insertContent(transaction, { item, shown, now }))
      await recordAct(transaction, { actorId, act: 'content-added', subject: { id, name }, details: { type }, at: now })
    return readContentItem(transaction, id)
  })
  if (!stored) throw new AppError('internal')
  return { item: listedItem(stored) }
}
