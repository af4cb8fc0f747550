import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { deleteExam } from './plan-store.ts'
import { plannerOf } from './planner-of.ts'

/**
 * Takes a paper of one's own away; one that is gone already stays gone.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a student.
 */
export async function removeExam(options: {
  person: Person
  id: string
  queries: Queries
}): Promise<Record<string, never>> {
  const { person, id, queries } = options
  await deleteExam(queries, { studentId: plannerOf(person), id })
  return {}
}
