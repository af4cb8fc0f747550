import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'

/** Who acts in the office. @throws {AppError} not-signed-in; not-allowed for anyone but an admin. */
export function requireOffice(person: Person): { id: string } {
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'run the office')) throw new AppError('not-allowed')
  return { id: person.id }
}
