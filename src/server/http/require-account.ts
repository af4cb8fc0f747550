import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'

type Account = Exclude<Person, { role: 'guest' }>

/**
 * The person, who has an account and may do it.
 * @throws {AppError} not-signed-in; not-allowed.
 */
export function requireAccount(person: Person, action: 'manage users' | 'manage schools' | 'manage content'): Account {
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, action)) throw new AppError('not-allowed')
  return person
}
