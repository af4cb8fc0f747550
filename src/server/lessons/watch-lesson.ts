import { createHash } from 'node:crypto'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { watchLesson as endpoint } from '#contract/lessons.ts'
import { may, type Person } from '#domain/permissions.ts'
import { addDays, dayIn } from '#domain/progress/day.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Queries } from '../database/database.ts'
import { readTimeZone, readViews, storeGuestView, storeView } from './lesson-view-store.ts'

/** Guests' days are those of the schools. */
const SCHOOLS_TIME_ZONE = 'Europe/London'

/**
 * Counts that somebody watches a lesson, once a person and day, and keeps where a person with an account is.
 * Of a guest only a hash of the device's number for that day, the day and the topic is kept, for two days.
 * @throws {AppError} not-found for a topic without a lesson.
 */
export async function watchLesson(options: {
  person: Person
  body: ParsedOf<typeof endpoint>['body']
  queries: Queries
  curriculum: Pick<CurriculumStore, 'lessons'>
  now: Date
}): Promise<AnswerOf<typeof endpoint>> {
  const { person, body, queries, curriculum, now } = options
  const { topicId, viewer, ...place } = body
  if (!curriculum.lessons.facts(topicId)) throw new AppError('not-found')
  if (!may(person, 'study')) throw new AppError('not-allowed')
  if (person.role !== 'guest') {
    const day = dayIn((await readTimeZone(queries, person.id)) ?? SCHOOLS_TIME_ZONE, now)
    return { views: await storeView(queries, { ...place, topicId, viewerId: person.id, day, watchedAt: now }) }
  }
  if (viewer === undefined) return { views: (await readViews(queries, [topicId]))[0]?.views ?? 0 }
  const day = dayIn(SCHOOLS_TIME_ZONE, now)
  const mark = createHash('sha256').update(`${viewer} ${day} ${topicId}`).digest('base64url')
  return { views: await storeGuestView(queries, { topicId, mark, day, forgetBefore: addDays(day, -1) }) }
}
