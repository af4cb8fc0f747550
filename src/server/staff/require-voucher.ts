import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { readNamedAdultsSchool, readVouchingSchool } from './staff-store.ts'

/** @throws {AppError} not-signed-in; not-allowed for anyone but a teacher. */
export function requireAnyTeacher(person: Person): { id: string } {
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'ask a school to confirm')) throw new AppError('not-allowed')
  return person
}

/**
 * Lets somebody on who vouches for the teachers of a school.
 * @throws {AppError} not-signed-in; not-allowed for anyone but confirmed teachers and admins; not-found for a school that is not theirs.
 */
export async function requireVoucher(options: {
  person: Person
  schoolId: string
  queries: Queries
}): Promise<{ voucherId: string; school: { id: string; name: string; namedAdultId: string | null } }> {
  const { person, schoolId, queries } = options
  const { id: voucherId } = requireConfirmed(person)
  const school = await readVouchingSchool(queries, schoolId)
  // A named adult who has left for another school vouches for nobody.
  const stays = person.role === 'admin' || (await readNamedAdultsSchool(queries, voucherId)) === schoolId
  if (!school || !stays || !may(person, 'vouch for teachers', school)) throw new AppError('not-found')
  return { voucherId, school }
}

/** @throws {AppError} not-signed-in; not-allowed for anyone but confirmed teachers and admins. */
export function requireConfirmed(person: Person): { id: string } {
  if (person.role === 'guest') throw new AppError('not-signed-in')
  // Every confirmed teacher looks after groups, as far as their pupils are in them.
  if (!may(person, 'moderate groups')) throw new AppError('not-allowed')
  return person
}
