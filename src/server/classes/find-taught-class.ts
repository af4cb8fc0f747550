import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { type ClassRow, readClass } from './class-store.ts'
import { requireTeacher } from './require-teacher.ts'

/**
 * A class that whoever asks teaches, put away or not.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a teacher; not-found for a class of others.
 */
export async function findTaughtClass(options: {
  person: Person
  classId: string
  queries: Queries
}): Promise<ClassRow & { askerId: string }> {
  const { classId, queries } = options
  const person = requireTeacher(options.person)
  const found = await readClass(queries, classId)
  if (!found || !may(person, 'look after class', found)) throw new AppError('not-found')
  return { ...found, askerId: person.id }
}

/**
 * One's own class.
 * @throws {AppError} as above; not-allowed for whoever teaches it with its owner.
 */
export async function findOwnClass(options: Parameters<typeof findTaughtClass>[0]): ReturnType<typeof findTaughtClass> {
  const found = await findTaughtClass(options)
  if (!may(options.person, 'decide about class', found)) throw new AppError('not-allowed')
  return found
}
