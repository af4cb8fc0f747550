import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { writeSeen } from './remarking-store.ts'

/**
 * A pupil has read that their marks rose, so they aren't told again. Marks that are not theirs stay as they are.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a student.
 */
export async function markRaisedMarksSeen(options: {
  person: Person
  answerIds: readonly string[]
  queries: Queries
  now: Date
}): Promise<Record<string, never>> {
  const { person, answerIds, queries, now } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'record answers', { studentId: person.id })) throw new AppError('not-allowed')
  await writeSeen(queries, { studentId: person.id, answerIds, now })
  return {}
}
