import type { editClassEndpoint } from '#contract/classes.ts'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import type { Person } from '#domain/permissions.ts'
import type { Database } from '../database/database.ts'
import { updateClass } from './class-store.ts'
import { findOwnClass, findPreparedClass } from './find-taught-class.ts'

/**
 * Everyone who teaches a class opens and closes it to pupils; all else is its owner's.
 * @throws {AppError} not-signed-in; not-allowed; not-found for a class of others.
 */
export async function editClass(options: {
  person: Person
  classId: string
  body: ParsedOf<typeof editClassEndpoint>['body']
  database: Database
  now: Date
}): Promise<AnswerOf<typeof editClassEndpoint>> {
  const { person, classId, body, database, now } = options
  const ownersOnly = Object.keys(body).some((key) => key !== 'joining')
  const find = ownersOnly ? findOwnClass : findPreparedClass
  await find({ person, classId, queries: database })
  await updateClass(database, { classId, changes: body, now })
  return { id: classId }
}
