import type { cloneContentEndpoint } from '#contract/content.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { copyTitle } from '#domain/content/copy-title.ts'
import type { Person } from '#domain/permissions.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Database } from '../database/database.ts'
import { requireAccount } from '../http/require-account.ts'
import { insertContent, readContentItem } from './content-store.ts'
import { listedItem } from './listed-item.ts'
import { showBody } from './show-body.ts'

/** @throws {AppError} not-signed-in; not-allowed for anyone but an admin; not-found. */
export async function cloneContent(options: {
  person: Person
  id: string
  /** The copy's own id. */
  copyId: string
  database: Database
  now: Date
}): Promise<AnswerOf<typeof cloneContentEndpoint>> {
  const { person, id, copyId, database, now } = options
  const { id: actorId } = requireAccount(person, 'manage content')
  const original = await readContentItem(database, id)
  if (!original) throw new AppError('not-found')
  const { type, body } = original
  const copy = { ...original, id: copyId, title: copyTitle(original.title) }
  const { shown } = await showBody(type, body)
  const stored = await database.transaction(async (transaction) => {
    if (await insertContent(transaction, { item: copy, shown, now })) {
      const subject = { id: copyId, name: copy.title }
      await recordAct(transaction, { actorId, act: 'content-cloned', subject, details: { type, of: id }, at: now })
    }
    return readContentItem(transaction, copyId)
  })
  if (!stored) throw new AppError('internal')
  return { item: listedItem(stored) }
}
