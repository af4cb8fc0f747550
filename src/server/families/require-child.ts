import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { readParentIds } from './family-store.ts'

/**
 * Lets a parent on who is linked to the child.
 * @throws {AppError} not-signed-in; not-allowed for who is no parent; not-found for any child that isn't linked, there or not.
 */
export async function requireChild(options: {
  person: Person
  studentId: string
  queries: Queries
}): Promise<{ parentId: string }> {
  const { person, studentId, queries } = options
  const parent = requireParent(person)
  const parentIds = await readParentIds(queries, studentId)
  if (!may(person, 'look after child', { studentId, parentIds })) throw new AppError('not-found')
  return parent
}

/** @throws {AppError} not-signed-in; not-allowed for who is no parent. */
export function requireParent(person: Person): { parentId: string } {
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'connect children')) throw new AppError('not-allowed')
  return { parentId: person.id }
}

/** @throws {AppError} not-signed-in; not-allowed for who is no pupil. */
export function requirePupil(person: Person): { studentId: string } {
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'share code')) throw new AppError('not-allowed')
  return { studentId: person.id }
}
