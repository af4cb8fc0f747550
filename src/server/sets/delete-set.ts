import type { AnswerOf } from '#contract/endpoint.ts'
import type { deleteSetEndpoint } from '#contract/sets.ts'
import type { Person } from '#domain/permissions.ts'
import type { Database } from '../database/database.ts'
import { accountOf, lockSetToEdit } from './find-set.ts'
import { removeSet } from './set-store.ts'

/** @throws {AppError} not-signed-in; not-allowed; not-found. */
export async function deleteSet(options: {
  person: Person
  setId: string
  database: Database
  now: Date
}): Promise<AnswerOf<typeof deleteSetEndpoint>> {
  const { person, setId, database, now } = options
  return database.transaction(async (transaction) => {
    await lockSetToEdit({ person, setId, transaction, now })
    await removeSet(transaction, { setId, ownerId: accountOf(person) })
    return { id: setId }
  })
}
