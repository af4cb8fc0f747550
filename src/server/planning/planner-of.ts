import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'

/**
 * The pupil whose plan it is: one's own.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a student.
 */
export function plannerOf(person: Person): string {
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'plan', { studentId: person.id })) throw new AppError('not-allowed')
  return person.id
}
