import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { refusalOf } from '../http/refusal.ts'
import { type ClassRow, readClass } from '../people/taught-class-store.ts'
import { requireTeacher } from './require-teacher.ts'

/**
 * A class that the person made or accepted to teach, archived or not, and whether or not a school has confirmed them.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a teacher; not-found for a class of others.
 */
export async function findPreparedClass(options: {
  person: Person
  classId: string
  queries: Queries
}): Promise<ClassRow & { askerId: string }> {
  const { classId, queries } = options
  const person = requireTeacher(options.person)
  const found = await readClass(queries, classId)
  if (!found || !may(person, 'prepare class', found)) throw new AppError('not-found')
  return { ...found, askerId: person.id }
}

/**
 * The same, for a teacher with power over its pupils.
 * @throws {AppError} as above; not-allowed for a teacher whom no school has confirmed.
 */
export async function findTaughtClass(
  options: Parameters<typeof findPreparedClass>[0],
): ReturnType<typeof findPreparedClass> {
  const found = await findPreparedClass(options)
  if (!may(options.person, 'look after class', found)) throw refusalOf(options.person)
  return found
}

/**
 * The person's own class.
 * @throws {AppError} as `findPreparedClass`; not-allowed for those who teach it with its owner.
 */
export async function findOwnClass(
  options: Parameters<typeof findPreparedClass>[0],
): ReturnType<typeof findPreparedClass> {
  const found = await findPreparedClass(options)
  if (!may(options.person, 'decide about class', found)) throw new AppError('not-allowed')
  return found
}
