import { randomUUID } from 'node:crypto'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { saveImportEndpoint } from '#contract/set-imports.ts'
import type { Person } from '#domain/permissions.ts'
import type { Database } from '../../database/database.ts'
import { lockAccount } from '../../people/account-store.ts'
import { readExtent, writeCards } from '../card-store.ts'
import { accountOf } from '../find-set.ts'
import { writeMedia } from '../media-store.ts'
import { makeSureOfRoom } from '../set-room.ts'
import { readHoldings, writeSet } from '../set-store.ts'
import { closeImport, readImport } from './import-store.ts'
import { readImportContent } from './read-import.ts'

/** Cards that one statement writes. */
const AT_ONCE = 500

/**
 * Makes a set of an imported file, all of it or nothing, once by the import's id.
 * @throws {AppError} not-signed-in; not-found; not-readable; unavailable; limit-reached.
 */
export async function saveImport(options: {
  person: Person
  id: string
  body: ParsedOf<typeof saveImportEndpoint>['body']
  database: Database
  now: Date
}): Promise<AnswerOf<typeof saveImportEndpoint>> {
  const { person, id, body, database, now } = options
  const ownerId = accountOf(person)
  const row = await readImport(database, { id, ownerId })
  if (!row) throw new AppError('not-found')
  if (row.setId) return madeBefore(database, row.setId)
  const content = await readImportContent({ id, row, options: body.options, queries: database })
  if (content.cards.length === 0)
    throw new AppError('not-readable', { message: 'There is no card in that file that could be imported.' })
  return database.transaction(async (transaction) => {
    if (!(await lockAccount(transaction, ownerId))) throw new AppError('not-signed-in')
    const before = await readImport(transaction, { id, ownerId })
    if (!before) throw new AppError('not-found')
    if (before.setId) return madeBefore(transaction, before.setId)
    const { setId, title } = body
    const mediaBytes = content.media.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)
    makeSureOfRoom(await readHoldings(transaction, ownerId), { sets: 1, cards: content.cards.length, mediaBytes })
    if (!(await writeSet(transaction, { id: setId, ownerId, title, description: '', now })))
      throw new AppError('bad-input')
    const cards = content.cards.map(({ row: _row, ...card }, position) => ({ ...card, id: randomUUID(), position }))
    for (let from = 0; from < cards.length; from += AT_ONCE)
      await writeCards(transaction, setId, cards.slice(from, from + AT_ONCE))
    for (const file of content.media) await writeMedia(transaction, setId, file)
    await closeImport(transaction, { id, setId })
    return { setId, cards: cards.length }
  })
}

async function madeBefore(
  queries: Parameters<typeof readExtent>[0],
  setId: string,
): Promise<AnswerOf<typeof saveImportEndpoint>> {
  const { cards } = await readExtent(queries, setId)
  return { setId, cards }
}
