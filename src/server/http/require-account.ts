import { may, type Person } from '#domain/permissions.ts'
import { refusalOf } from './refusal.ts'

type Account = Exclude<Person, { role: 'guest' }>

/**
 * The person, who has an account and may do it.
 * @throws {AppError} not-signed-in; not-allowed.
 */
export function requireAccount(person: Person, action: 'manage users' | 'manage schools' | 'manage content'): Account {
  if (person.role === 'guest' || !may(person, action)) throw refusalOf(person)
  return person
}
