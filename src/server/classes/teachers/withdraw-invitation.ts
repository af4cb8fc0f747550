import type { withdrawInvitationEndpoint } from '#contract/class-rosters.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Person } from '#domain/permissions.ts'
import type { Database } from '../../database/database.ts'
import { findPreparedClass } from '../find-taught-class.ts'
import { removeClassInvitation } from './class-teacher-store.ts'

/** @throws {AppError} not-signed-in; not-allowed for anyone but a teacher; not-found for a class of others. */
export async function withdrawInvitation(options: {
  person: Person
  classId: string
  email: string
  database: Database
}): Promise<AnswerOf<typeof withdrawInvitationEndpoint>> {
  const { person, classId, email, database } = options
  await findPreparedClass({ person, classId, queries: database })
  await removeClassInvitation(database, { classId, email: email.toLowerCase() })
  return { email }
}
