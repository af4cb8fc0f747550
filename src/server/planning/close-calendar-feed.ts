import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { deleteFeed } from './plan-store.ts'
import { plannerOf } from './planner-of.ts'

/**
 * Ends the address under which other calendars read one's plan.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a student.
 */
export async function closeCalendarFeed(options: { person: Person; queries: Queries }): Promise<Record<string, never>> {
  const { person, queries } = options
  await deleteFeed(queries, plannerOf(person))
  return {}
}
