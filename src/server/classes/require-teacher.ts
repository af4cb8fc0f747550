import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'

type Account = Exclude<Person, { role: 'guest' }>

/** @throws {AppError} not-signed-in; not-allowed for anyone but a teacher. */
export function requireTeacher(person: Person): Account {
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'make classes')) throw new AppError('not-allowed')
  return person
}
