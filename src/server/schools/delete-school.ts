import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { deleteSchoolEndpoint } from '#contract/schools.ts'
import type { Person } from '#domain/permissions.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Database } from '../database/database.ts'
import { requireAccount } from '../http/require-account.ts'
import { lockSchool, readSchool, removeSchool } from './school-store.ts'

/**
 * Deletes a school with its study groups. Its people keep their accounts and all that they did, and its classes their
 * pupils and results: they belong to no school any more.
 * @throws {AppError} not-signed-in; not-allowed for anyone but an admin; not-found.
 */
export async function deleteSchool(options: {
  person: Person
  id: string
  database: Database
  now: Date
}): Promise<AnswerOf<typeof deleteSchoolEndpoint>> {
  const { person, id, database, now } = options
  const { id: actorId } = requireAccount(person, 'manage schools')
  await database.transaction(async (transaction) => {
    const locked = await lockSchool(transaction, id)
    const school = locked && (await readSchool(transaction, id))
    if (!school) throw new AppError('not-found')
    const { name, people, classes, groups } = school
    await removeSchool(transaction, id)
    const details = { people, classes, groups }
    await recordAct(transaction, { actorId, act: 'school-deleted', subject: { id, name }, details, at: now })
  })
  return { deleted: true }
}
