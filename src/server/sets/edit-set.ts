import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import type { editSetEndpoint } from '#contract/sets.ts'
import type { Person } from '#domain/permissions.ts'
import type { Database } from '../database/database.ts'
import { lockSetToEdit } from './find-set.ts'
import { updateSet } from './set-store.ts'

/** @throws {AppError} not-signed-in; not-allowed; not-found. */
export async function editSet(options: {
  person: Person
  setId: string
  body: ParsedOf<typeof editSetEndpoint>['body']
  database: Database
  now: Date
}): Promise<AnswerOf<typeof editSetEndpoint>> {
  const { person, setId, body, database, now } = options
  return database.transaction(async (transaction) => {
    await lockSetToEdit({ person, setId, transaction, now })
    const { title = null, description = null } = body
    await updateSet(transaction, { id: setId, title, description, now })
    return { id: setId }
  })
}
