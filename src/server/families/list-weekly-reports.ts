import { AppError } from '#contract/errors.ts'
import type { WeeklyReport } from '#contract/weekly-report.ts'
import { mondayOf } from '#domain/families/report-week.ts'
import type { Person } from '#domain/permissions.ts'
import { dayIn } from '#domain/progress/day.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Queries } from '../database/database.ts'
import { makeReport } from './make-report.ts'
import { readReports } from './report-store.ts'
import { requireChild } from './require-child.ts'
import { readChildFacts } from './week-store.ts'

/** The kept reports about a linked child, and this week's as it stands. @throws {AppError} as `requireChild`. */
export async function listWeeklyReports(options: {
  person: Person
  studentId: string
  queries: Queries
  curriculum: CurriculumStore
  now: Date
}): Promise<{ thisWeek: WeeklyReport; reports: WeeklyReport[] }> {
  const { person, studentId, queries, curriculum, now } = options
  const { parentId } = await requireChild({ person, studentId, queries })
  const facts = await readChildFacts(queries, studentId)
  const week = mondayOf(dayIn(facts?.timeZone ?? 'Europe/London', now))
  const [thisWeek, reports] = await Promise.all([
    makeReport({ studentId, week, queries, curriculum, now }),
    readReports(queries, { studentId, parentId }),
  ])
  if (!thisWeek) throw new AppError('not-found')
  return { thisWeek, reports }
}
