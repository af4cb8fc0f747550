import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { lockSet, readVisibleSet, type SetRow } from './set-store.ts'

/** @throws {AppError} not-signed-in for a guest. */
export function accountOf(person: Person): string {
  if (person.role === 'guest') throw new AppError('not-signed-in')
  return person.id
}

/**
 * A set that the person may read.
 * @throws {AppError} not-signed-in; not-found also for a set that is not theirs to see, so that ids tell nothing.
 */
export async function findSet(options: {
  person: Person
  setId: string
  queries: Queries
  now: Date
}): Promise<SetRow & { sharedWithAsker: boolean; own: boolean }> {
  const { person, setId, queries, now } = options
  const personId = accountOf(person)
  const set = await readVisibleSet(queries, { personId, setId, now })
  if (!set || !may(person, 'read set', set)) throw new AppError('not-found')
  return { ...set, own: set.ownerId === personId }
}

/**
 * Makes sure that the person may edit the set, and keeps it from others until the transaction ends.
 * @throws {AppError} not-signed-in; not-allowed for a set that is shared with them; not-found.
 */
export async function lockSetToEdit(options: {
  person: Person
  setId: string
  transaction: Queries
  now: Date
}): Promise<void> {
  const { person, setId, transaction, now } = options
  const personId = accountOf(person)
  const set = await lockSet(transaction, setId)
  if (set && may(person, 'edit set', set)) return
  const visible = set && (await readVisibleSet(transaction, { personId, setId, now }))
  throw new AppError(visible ? 'not-allowed' : 'not-found')
}
