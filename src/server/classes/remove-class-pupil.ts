import type { removeClassPupilEndpoint } from '#contract/classes.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { Person } from '#domain/permissions.ts'
import type { Database } from '../database/database.ts'
import { findPreparedClass } from './find-taught-class.ts'
import { removeMember } from './pupil-store.ts'

/** @throws {AppError} not-signed-in; not-allowed for anyone but a teacher; not-found for a class or pupil of others. */
export async function removeClassPupil(options: {
  person: Person
  classId: string
  pupilId: string
  database: Database
}): Promise<AnswerOf<typeof removeClassPupilEndpoint>> {
  const { person, classId, pupilId, database } = options
  await findPreparedClass({ person, classId, queries: database })
  if (!(await removeMember(database, { classId, studentId: pupilId }))) throw new AppError('not-found')
  return { id: pupilId }
}
