import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Queries } from '../database/database.ts'
import { hashOf } from './calendar-secret.ts'
import { makePlan } from './make-plan.ts'
import { findFeedStudent } from './plan-store.ts'
import { writeCalendar } from './write-calendar.ts'

/** The calendar behind a secret address, for whoever has it; null when there is none. */
export async function readCalendar(options: {
  secret: string
  queries: Queries
  curriculum: CurriculumStore
  publicUrl: string
  now: Date
}): Promise<string | null> {
  const { secret, queries, curriculum, publicUrl, now } = options
  const studentId = await findFeedStudent(queries, hashOf(secret))
  const plan = studentId ? await makePlan({ studentId, queries, curriculum, now }) : null
  return plan && writeCalendar(plan, { publicUrl, now })
}
