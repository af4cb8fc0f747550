import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'
import { refusalOf } from '../http/refusal.ts'

/** @throws {AppError} not-signed-in; not-allowed for anyone but confirmed teachers and admins. */
export function requireModerator(person: Person): string {
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'moderate groups')) throw refusalOf(person)
  return person.id
}
