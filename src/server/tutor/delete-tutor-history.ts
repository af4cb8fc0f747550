import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { deleteTutorHistoryEndpoint } from '#contract/tutor.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { deleteExchanges } from './tutor-store.ts'

/** What was a sign of distress is no part of the history and stays with the adult whose job it is. @throws {AppError} not-signed-in. */
export async function deleteTutorHistory(options: {
  person: Person
  queries: Queries
}): Promise<AnswerOf<typeof deleteTutorHistoryEndpoint>> {
  const { person, queries } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'read tutor history', { ownerId: person.id })) throw new AppError('not-allowed')
  return { deleted: await deleteExchanges(queries, person.id) }
}
