import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'

/** The admin who acts. @throws {AppError} not-signed-in; not-allowed for anyone but an admin. */
export function requireAdministration(person: Person): { id: string } {
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'run the installation')) throw new AppError('not-allowed')
  return { id: person.id }
}
