import type { readOverviewEndpoint } from '#contract/administration.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Person } from '#domain/permissions.ts'
import { addDays, dayIn } from '#domain/progress/day.ts'
import { readEarningRules } from '../awards/earning-rules.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Queries } from '../database/database.ts'
import { requireAdministration } from '../http/require-administration.ts'
import { isLandingLive } from './landing.ts'
import { readDayTotals, readOverviewRow, readSchoolNames } from './overview-store.ts'

const DAYS = 28
const WEEK = 7

/** @throws {AppError} not-signed-in; not-allowed for anyone but an admin. */
export async function readOverview(options: {
  person: Person
  queries: Queries
  curriculum: Pick<CurriculumStore, 'levels'>
  now: Date
}): Promise<AnswerOf<typeof readOverviewEndpoint>> {
  const { queries, curriculum, now } = options
  requireAdministration(options.person)
  const today = dayIn('Europe/London', now)
  const from = addDays(today, 1 - DAYS)
  const row = await readOverviewRow(queries, addDays(today, 1 - WEEK))
  const totals = new Map((await readDayTotals(queries, { from, to: today })).map((total) => [total.day, total]))
  const { thresholds, badgeRules } = await readEarningRules(queries)
  const subjects = curriculum.levels.flatMap((level) => level.subjects)
  const sum = (of: 'topics' | 'flashcards' | 'questions') => subjects.reduce((all, subject) => all + subject[of], 0)
  const countOf = (wanted: string) => row.people.find(({ role }) => role === wanted)?.count ?? 0
  const {
    activeThisWeek,
    schoolCount,
    roleRequests,
    confirmations,
    helpRequests,
    rewardClaims,
    mistakes,
    concerns,
    chatReports,
  } = row
  return {
    people: {
      student: countOf('student'),
      teacher: countOf('teacher'),
      parent: countOf('parent'),
      admin: countOf('admin'),
    },
    activeThisWeek,
    days: Array.from({ length: DAYS }, (_, index) => {
      const day = addDays(from, index)
      const { answers = 0, pupils = 0 } = totals.get(day) ?? {}
      return { day, answers, pupils }
    }),
    content: {
      topics: sum('topics'),
      flashcards: sum('flashcards'),
      questions: sum('questions'),
      schools: schoolCount,
    },
    queues: { roleRequests, confirmations, helpRequests, rewardClaims, mistakes, concerns, chatReports },
    thresholds,
    badges: badgeRules,
    landing: { live: await isLandingLive(queries) },
    schools: await readSchoolNames(queries),
  }
}
