import type { LessonPlace } from '#contract/lessons.ts'
import { editions } from '#domain/lessons/edition.ts'

/** Where somebody was in a lesson, and when, as an ISO time. */
export interface LeftPlace extends LessonPlace {
  watchedAt: string
}

const keyOf = (topicId: string) => `revisewell:lesson:${topicId}`

/** Where this device was left in a lesson by that person (null: a guest); null where it was not, or nothing is stored. */
export function leftOnDevice(topicId: string, owner: string | null): LeftPlace | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(topicId)) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('owner' in stored) || stored.owner !== owner) return null
    return placeIn(stored)
  } catch {
    return null
  }
}

export function leaveOnDevice(topicId: string, owner: string | null, place: LeftPlace): void {
  try {
    localStorage.setItem(keyOf(topicId), JSON.stringify({ ...place, owner }))
  } catch {
    // Then the lesson starts from its beginning next time.
  }
}

function placeIn(stored: object): LeftPlace | null {
  const { edition, sentence, sentences, watchedAt } = {
    edition: '',
    sentence: 0,
    sentences: 0,
    watchedAt: '',
    ...stored,
  }
  const known = editions.find((one) => one === edition)
  const isPlace = Number.isInteger(sentence) && Number.isInteger(sentences) && sentence >= 0 && sentence < sentences
  return known && isPlace ? { edition: known, sentence, sentences, watchedAt: String(watchedAt) } : null
}

/** The later of two. */
export const later = (one: LeftPlace | null, other: LeftPlace | null): LeftPlace | null =>
  one && other ? (one.watchedAt >= other.watchedAt ? one : other) : (one ?? other)
