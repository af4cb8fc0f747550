import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { hashOf, newSecret } from './calendar-secret.ts'
import { writeFeed } from './plan-store.ts'
import { plannerOf } from './planner-of.ts'

/**
 * Makes the address under which other calendars read one's plan; the earlier one stops working.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a student.
 */
export async function openCalendarFeed(options: {
  person: Person
  queries: Queries
  publicUrl: string
  now: Date
}): Promise<{ url: string }> {
  const { person, queries, publicUrl, now } = options
  const studentId = plannerOf(person)
  const secret = newSecret()
  await writeFeed(queries, { studentId, secretHash: hashOf(secret), now })
  return { url: `${publicUrl}/calendar/${secret}.ics` }
}
