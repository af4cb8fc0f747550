import { AppError } from '#contract/errors.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { type Account, findAccount } from '../people/account-store.ts'

export type SignedIn = Exclude<Person, { role: 'guest' }>

/** Who asks. @throws {AppError} not-signed-in for a guest. */
export function signedIn(person: Person): SignedIn {
  if (person.role === 'guest') throw new AppError('not-signed-in')
  return person
}

/**
 * The account that a person names by its id or as `me`, when they may do what they ask. One that they may not is as one that isn't there.
 * @throws {AppError} not-signed-in; not-found.
 */
export async function findOwnOrChild(options: {
  person: Person
  id: string
  allowed: (asker: SignedIn, account: Account) => boolean
  queries: Queries
}): Promise<{ asker: SignedIn; account: Account }> {
  const { person, id, allowed, queries } = options
  const asker = signedIn(person)
  const account = await findAccount(queries, id === 'me' ? asker.id : id)
  if (!account || !allowed(asker, account)) throw new AppError('not-found')
  return { asker, account }
}
