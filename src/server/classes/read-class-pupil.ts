import type { readClassPupilEndpoint } from '#contract/classes.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'
import { addDays, dayIn } from '#domain/progress/day.ts'
import { summariseProgress } from '#domain/progress/summarise-progress.ts'
import { DAYS_SHOWN, lastDays } from '#domain/study/last-days.ts'
import { rankTopics } from '#domain/study/mastery.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Queries } from '../database/database.ts'
import { readStudentWork } from '../people/taught-class-store.ts'
import { readDashboardRows } from '../progress/dashboard-store.ts'
import { topicProgress } from '../progress/topic-progress.ts'
import { findTaughtClass } from './find-taught-class.ts'
import { isMember } from './pupil-store.ts'

const TOPICS_RANKED = 5
const RECENT_TOPICS = 5

/**
 * @throws {AppError} not-signed-in; not-allowed for anyone but a teacher; not-found for a class of others, for one that is put
 * away, and for a pupil who is not in it.
 */
export async function readClassPupil(options: {
  person: Person
  classId: string
  pupilId: string
  queries: Queries
  curriculum: CurriculumStore
  now: Date
}): Promise<AnswerOf<typeof readClassPupilEndpoint>> {
  const { person, classId, pupilId, queries, curriculum, now } = options
  await findTaughtClass({ person, classId, queries })
  const work = await readStudentWork(queries, pupilId)
  const member = await isMember(queries, { classId, studentId: pupilId })
  if (!member || !may(person, 'read progress', work)) throw new AppError('not-found')
  const rows = await readDashboardRows(queries, {
    studentId: pupilId,
    firstDay: addDays(dayIn('UTC', now), -DAYS_SHOWN),
    horizon: now,
  })
  if (!rows) throw new AppError('not-found')
  const days = new Map(rows.days.map((day) => [day.day, day]))
  const { totalXp, level, tier, dailyStreak } = summariseProgress({ ...rows, days, now })
  const topics = rows.mastery.flatMap((row) => topicProgress(row, curriculum))
  return {
    id: pupilId,
    fullName: rows.fullName,
    totalXp,
    level,
    tier,
    streak: dailyStreak,
    longestStreak: rows.progress.longestStreak,
    days: lastDays(dayIn(rows.timeZone, now), days),
    ...rankTopics(topics, TOPICS_RANKED),
    recent: topics.slice(0, RECENT_TOPICS),
  }
}
