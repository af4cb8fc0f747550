import type { AnswerOf } from '#contract/endpoint.ts'
import type { deleteCardEndpoint } from '#contract/sets.ts'
import type { Person } from '#domain/permissions.ts'
import type { Database } from '../database/database.ts'
import { removeCard } from './card-store.ts'
import { lockSetToEdit } from './find-set.ts'
import { updateSet } from './set-store.ts'

/** @throws {AppError} not-signed-in; not-allowed; not-found for the set; a card that is gone already is no fault. */
export async function deleteCard(options: {
  person: Person
  setId: string
  cardId: string
  database: Database
  now: Date
}): Promise<AnswerOf<typeof deleteCardEndpoint>> {
  const { person, setId, cardId, database, now } = options
  return database.transaction(async (transaction) => {
    await lockSetToEdit({ person, setId, transaction, now })
    await removeCard(transaction, { setId, cardId })
    await updateSet(transaction, { id: setId, title: null, description: null, now })
    return { id: cardId }
  })
}
