import type { updateProfile as endpoint } from '#contract/accounts.ts'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { Person } from '#domain/permissions.ts'
import type { Database } from '../database/database.ts'
import { findOrCreateSchool, requireProfile, writeProfile } from './profile-store.ts'

/**
 * Changes one's own profile. The role is not among what can be changed.
 * @throws {AppError} not-signed-in, worded as specification §8 has it.
 */
export async function updateProfile(options: {
  person: Person
  changes: ParsedOf<typeof endpoint>['body']
  database: Database
}): Promise<AnswerOf<typeof endpoint>> {
  const { person, changes, database } = options
  if (person.role === 'guest') throw new AppError('not-signed-in', { message: 'No user logged in' })
  const { id } = person
  const { school, ...rest } = changes
  const profile = await database.transaction(async (transaction) => {
    const named = school ? await findOrCreateSchool(transaction, { name: school, profileId: id }) : null
    await writeProfile(transaction, id, { ...rest, schoolId: school === undefined ? undefined : named })
    return requireProfile(transaction, id)
  })
  return { profile }
}
