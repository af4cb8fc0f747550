import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { moveCardEndpoint } from '#contract/sets.ts'
import type { Person } from '#domain/permissions.ts'
import type { Database } from '../database/database.ts'
import { moveCardTo } from './card-store.ts'
import { lockSetToEdit } from './find-set.ts'
import { updateSet } from './set-store.ts'

/** @throws {AppError} not-signed-in; not-allowed; not-found for the set or the card. */
export async function moveCard(options: {
  person: Person
  setId: string
  cardId: string
  place: number
  database: Database
  now: Date
}): Promise<AnswerOf<typeof moveCardEndpoint>> {
  const { person, setId, cardId, place, database, now } = options
  return database.transaction(async (transaction) => {
    await lockSetToEdit({ person, setId, transaction, now })
    if (!(await moveCardTo(transaction, { setId, cardId, place }))) throw new AppError('not-found')
    await updateSet(transaction, { id: setId, title: null, description: null, now })
    return { id: cardId }
  })
}
