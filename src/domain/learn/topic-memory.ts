import { isDue } from '#domain/study/scheduling/schedule.ts'
import type { LearnPoint } from './learn-point.ts'
import { pointMemory, type StateOf } from './point-memory.ts'

export interface TopicMemory {
  /** The share, 0 to 1, of the topic that is recalled now: the mean over its points, what was never met counting as nothing. */
  recall: number
  /** Cards and questions that are due. */
  due: number
}

/** How much of a topic a pupil remembers; null where nothing of it was ever asked. */
export function topicMemory(points: readonly LearnPoint[], stateOf: StateOf, now: Date): TopicMemory | null {
  const asked = points.filter(({ items }) => items.length > 0)
  const memories = asked.map((point) => pointMemory(point, stateOf, now))
  if (memories.every((memory) => memory === null)) return null
  const states = asked.flatMap(({ items }) => items.flatMap(({ id }) => stateOf(id) ?? []))
  return {
    recall: memories.reduce<number>((sum, memory) => sum + (memory ?? 0), 0) / memories.length,
    due: states.filter((state) => isDue(state, now)).length,
  }
}
