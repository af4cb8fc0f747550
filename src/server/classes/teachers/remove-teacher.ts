import type { removeTeacherEndpoint } from '#contract/classes.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Database } from '../../database/database.ts'
import { findPreparedClass } from '../find-taught-class.ts'
import { removeClassTeacher } from './class-teacher-store.ts'

/** @throws {AppError} not-signed-in; not-allowed; not-found for a class of others and for whoever does not teach it. */
export async function removeTeacher(options: {
  person: Person
  classId: string
  teacherId: string
  database: Database
}): Promise<AnswerOf<typeof removeTeacherEndpoint>> {
  const { person, classId, teacherId, database } = options
  const found = await findPreparedClass({ person, classId, queries: database })
  if (teacherId !== found.askerId && !may(person, 'decide about class', found)) throw new AppError('not-allowed')
  if (!(await removeClassTeacher(database, { classId, teacherId }))) throw new AppError('not-found')
  return { id: teacherId }
}
