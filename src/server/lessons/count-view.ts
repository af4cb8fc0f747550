import { createHash } from 'node:crypto'
import type { Person } from '#domain/permissions.ts'
import { addDays, dayIn } from '#domain/progress/day.ts'
import type { Queries } from '../database/database.ts'
import { readTimeZone, readViews, type StoredPlace, storeGuestView, storeView } from './lesson-view-store.ts'

/** Guests' days are those of the schools. */
const SCHOOLS_TIME_ZONE = 'Europe/London'

/**
 * Counts that somebody watches something, once a person and day, and keeps where a person with an account is.
 * Of a guest only a hash of the device's number for that day, the day and the topic is kept, for two days.
 * @returns how often it was watched altogether.
 */
export async function countView(options: {
  person: Person
  topicId: string
  place: Pick<StoredPlace, 'edition' | 'sentence' | 'sentences'>
  /** A guest's number of the day; without one a guest is not counted. */
  viewer: string | undefined
  queries: Queries
  now: Date
}): Promise<number> {
  const { person, topicId, place, viewer, queries, now } = options
  if (person.role !== 'guest') {
    const day = dayIn((await readTimeZone(queries, person.id)) ?? SCHOOLS_TIME_ZONE, now)
    return storeView(queries, { ...place, topicId, viewerId: person.id, day, watchedAt: now })
  }
  if (viewer === undefined) return (await readViews(queries, [topicId]))[0]?.views ?? 0
  const day = dayIn(SCHOOLS_TIME_ZONE, now)
  const mark = createHash('sha256').update(`${viewer} ${day} ${topicId}`).digest('base64url')
  return storeGuestView(queries, { topicId, mark, day, forgetBefore: addDays(day, -1) })
}
