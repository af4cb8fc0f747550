import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Database } from '../../database/database.ts'
import { lockTask, markWithdrawn } from '../task-store.ts'
import { teacherOf } from '../teacher-of.ts'

/**
 * Takes a task back: no pupil sees it any more, its results stay. Done again, it is as it was.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a teacher; not-found for another's.
 */
export async function withdrawTask(options: {
  person: Person
  id: string
  database: Database
  now: Date
}): Promise<{ id: string }> {
  const { person, id, database, now } = options
  teacherOf(person)
  return database.transaction(async (transaction) => {
    const task = await lockTask(transaction, id)
    if (!task || !may(person, 'manage task', task)) throw new AppError('not-found')
    await markWithdrawn(transaction, { id, now })
    return { id }
  })
}
