import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'

/** @throws {AppError} not-signed-in; not-allowed for anyone but teachers and admins. */
export function requireModerator(person: Person): string {
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'moderate groups')) throw new AppError('not-allowed')
  return person.id
}
