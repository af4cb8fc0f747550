import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { addSchoolEndpoint } from '#contract/schools.ts'
import type { Person } from '#domain/permissions.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Database } from '../database/database.ts'
import { requireAccount } from '../http/require-account.ts'
import { insertSchool, readSchool } from './school-store.ts'
import { shownSchool } from './shown-school.ts'

/** @throws {AppError} not-signed-in; not-allowed for anyone but an admin. */
export async function addSchool(options: {
  person: Person
  school: ParsedOf<typeof addSchoolEndpoint>['body']
  database: Database
  now: Date
}): Promise<AnswerOf<typeof addSchoolEndpoint>> {
  const { person, school, database, now } = options
  const { id: actorId } = requireAccount(person, 'manage schools')
  const { id, name, address } = school
  const stored = await database.transaction(async (transaction) => {
    if (await insertSchool(transaction, { id, name, address, now }))
      await recordAct(transaction, { actorId, act: 'school-added', subject: { id, name }, at: now })
    return readSchool(transaction, id)
  })
  if (!stored) throw new AppError('internal')
  return { school: shownSchool(stored) }
}
