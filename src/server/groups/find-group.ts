import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { type GroupRow, readGroup } from './group-store.ts'

/** @throws {AppError} not-signed-in for a guest. */
export function accountOf(person: Person): string {
  if (person.role === 'guest') throw new AppError('not-signed-in')
  return person.id
}

/**
 * A group whose room the person may enter: one that they are in.
 * @throws {AppError} not-signed-in; not-found also for a group that is not theirs, so that ids tell nothing.
 */
export async function findOwnGroup(options: {
  person: Person
  groupId: string
  queries: Queries
}): Promise<GroupRow & { askerRole: 'leader' | 'member' }> {
  const { person, groupId, queries } = options
  const group = await readGroup(queries, { groupId, personId: accountOf(person) })
  if (!group || !may(person, 'enter group room', group)) throw new AppError('not-found')
  return { ...group, askerRole: group.askerRole ?? 'member' }
}
