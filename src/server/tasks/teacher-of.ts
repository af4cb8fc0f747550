import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { refusalOf } from '../http/refusal.ts'
import { type ListedTask, readTask } from './task-store.ts'

/**
 * The teacher who asks.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a confirmed teacher.
 */
export function teacherOf(person: Person): string {
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'see set tasks')) throw refusalOf(person)
  return person.id
}

/**
 * A task of the teacher who asks; another teacher's is as if it were not there.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a teacher; not-found.
 */
export async function findOwnTask(options: { person: Person; id: string; queries: Queries }): Promise<ListedTask> {
  const { person, id, queries } = options
  teacherOf(person)
  const task = await readTask(queries, id)
  if (!task || !may(person, 'manage task', task)) throw new AppError('not-found')
  return task
}
