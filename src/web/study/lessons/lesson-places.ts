import type { LessonPlace } from '#contract/lessons.ts'
import { editions } from '#domain/lessons/edition.ts'
import { deviceValue } from '../../device/device-value.ts'
import { oneOf, shapeOf, text, whole } from '../../device/stored-shape.ts'

/** Where somebody was in a lesson, and when, as an ISO time. */
export interface LeftPlace extends LessonPlace {
  watchedAt: string
}

/** `owner` is null for a guest, which no schema of ours tells from a field that is damaged. */
const keptPlace = (topicId: string) =>
  deviceValue<LeftPlace & { owner: string | null }>(
    `lesson:${topicId}`,
    (stored) => {
      const place = shape(stored)
      const owner = Object(stored).owner
      return place && place.sentence < place.sentences && (owner === null || text(owner)) ? { ...place, owner } : null
    },
    { quiet: true },
  )
const shape = shapeOf<LeftPlace>({ edition: oneOf(editions), sentence: whole, sentences: whole, watchedAt: text })

/** Where this device was left in a lesson by that person (null: a guest); null where it was not. */
export function leftOnDevice(topicId: string, owner: string | null): LeftPlace | null {
  const kept = keptPlace(topicId).read()
  if (!kept || kept.owner !== owner) return null
  const { owner: _, ...place } = kept
  return place
}

export const leaveOnDevice = (topicId: string, owner: string | null, place: LeftPlace): void =>
  keptPlace(topicId).keep({ ...place, owner })

/** The later of two. */
export const later = (one: LeftPlace | null, other: LeftPlace | null): LeftPlace | null =>
  one && other ? (one.watchedAt >= other.watchedAt ? one : other) : (one ?? other)
