import type { updateProfileEndpoint } from '#contract/accounts.ts'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { Person } from '#domain/permissions.ts'
import type { Database } from '../database/database.ts'
import { leaveOtherSchools } from '../groups/members/leave-other-schools.ts'
import { isAllowed } from '../people/is-allowed.ts'
import { requireProfile, writeProfile } from '../people/profile-store.ts'

/**
 * Changes one's own profile. The role is not among what can be changed.
 * @throws {AppError} not-signed-in, worded as contract §8 has it; consent-needed.
 */
export async function updateProfile(options: {
  person: Person
  changes: ParsedOf<typeof updateProfileEndpoint>['body']
  database: Database
  now: Date
}): Promise<AnswerOf<typeof updateProfileEndpoint>> {
  const { person, changes, database, now } = options
  if (person.role === 'guest') throw new AppError('not-signed-in', { message: 'No user logged in' })
  const { id } = person
  const profile = await database.transaction(async (transaction) => {
    if (changes.onLeaderboards && !(await isAllowed(transaction, { personId: id, purpose: 'leaderboards' })))
      throw new AppError('consent-needed')
    await writeProfile(transaction, id, changes)
    if (changes.school !== undefined) await leaveOtherSchools(transaction, id, now)
    return requireProfile(transaction, id)
  })
  return { profile }
}
