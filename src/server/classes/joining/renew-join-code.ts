import type { renewJoinCodeEndpoint } from '#contract/classes.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Person } from '#domain/permissions.ts'
import type { Database } from '../../database/database.ts'
import { writeJoinCode } from '../class-store.ts'
import { findPreparedClass } from '../find-taught-class.ts'
import { makeJoinCode } from './make-join-code.ts'

/** @throws {AppError} not-signed-in; not-allowed for anyone but a teacher; not-found for a class of others. */
export async function renewJoinCode(options: {
  person: Person
  classId: string
  database: Database
}): Promise<AnswerOf<typeof renewJoinCodeEndpoint>> {
  const { person, classId, database } = options
  await findPreparedClass({ person, classId, queries: database })
  const joinCode = makeJoinCode()
  await writeJoinCode(database, { classId, joinCode })
  return { joinCode }
}
