import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { copySetEndpoint } from '#contract/sets.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Database } from '../database/database.ts'
import { lockAccount } from '../people/account-store.ts'
import { copyCards } from './card-store.ts'
import { accountOf, findSet } from './find-set.ts'
import { copyMedia, readMediaSize } from './media-store.ts'
import { makeSureOfRoom } from './set-room.ts'
import { lockSet, readHoldings, writeSet } from './set-store.ts'

/**
 * Makes a set of one's own of one that one sees: the same cards with ids, and so schedules, of their own.
 * @throws {AppError} not-signed-in; not-found; limit-reached; bad-input when somebody else's set has the id.
 */
export async function copySet(options: {
  person: Person
  setId: string
  newId: string
  database: Database
  now: Date
}): Promise<AnswerOf<typeof copySetEndpoint>> {
  const { person, setId, newId, database, now } = options
  const ownerId = accountOf(person)
  if (!may(person, 'make sets')) throw new AppError('not-allowed')
  return database.transaction(async (transaction) => {
    if (!(await lockAccount(transaction, ownerId))) throw new AppError('not-signed-in')
    const { title, description, cards } = await findSet({ person, setId, queries: transaction, now })
    const before = newId === setId ? null : await lockSet(transaction, newId)
    if (before?.ownerId === ownerId) return { id: newId }
    const mediaBytes = await readMediaSize(transaction, setId)
    makeSureOfRoom(await readHoldings(transaction, ownerId), { sets: 1, cards, mediaBytes })
    if (!(await writeSet(transaction, { id: newId, ownerId, title, description, now }))) throw new AppError('bad-input')
    await copyCards(transaction, { from: setId, to: newId })
    await copyMedia(transaction, { from: setId, to: newId })
    return { id: newId }
  })
}
