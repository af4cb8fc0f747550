import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { listOwnTasksEndpoint } from '#contract/tasks.ts'
import { may, type Person } from '#domain/permissions.ts'
import { dayIn } from '#domain/progress/day.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Queries } from '../database/database.ts'
import { gatherOwnTasks } from './gather-own-tasks.ts'
import { readPupilZone } from './own-task-store.ts'

/** @throws {AppError} not-signed-in; not-allowed for anyone but a student. */
export async function listOwnTasks(options: {
  person: Person
  after: string | undefined
  queries: Queries
  curriculum: Pick<CurriculumStore, 'topic'>
  now: Date
}): Promise<AnswerOf<typeof listOwnTasksEndpoint>> {
  const { person, after, queries, curriculum, now } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  const studentId = person.id
  if (!may(person, 'do tasks', { studentId })) throw new AppError('not-allowed')
  const timeZone = await readPupilZone(queries, studentId)
  if (timeZone === null) throw new AppError('not-allowed')
  return { today: dayIn(timeZone, now), ...(await gatherOwnTasks({ studentId, after, queries, curriculum, now })) }
}
