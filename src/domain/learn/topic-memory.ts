import { type Aim, isDueForExam } from '#domain/study/scheduling/exam-aim.ts'
import { isDue } from '#domain/study/scheduling/schedule.ts'
import { askedForExam, askingOf } from './choose-for-exam.ts'
import type { LearnPoint } from './learn-point.ts'
import { pointMemory, type StateOf } from './point-memory.ts'

export interface TopicMemory {
  /** The share, 0 to 1, of the topic that is recalled now: the mean over its points, what was never met counting as nothing. */
  recall: number
  /** Cards and questions that are due. */
  due: number
}

/**
 * How much of a topic a pupil remembers; null where nothing of it was ever asked. Where its subject is aimed at a paper, what is due
 * is what Learn would ask for it.
 */
export function topicMemory(
  points: readonly LearnPoint[],
  stateOf: StateOf,
  now: Date,
  aim: Aim | null = null,
): TopicMemory | null {
  const asked = points.filter(({ items }) => items.length > 0)
  const memories = asked.map((point) => pointMemory(point, stateOf, now))
  if (memories.every((memory) => memory === null)) return null
  const due = asked.flatMap((point) =>
    (aim ? askedForExam(point) : point.items).filter((item) => {
      const state = stateOf(item.id)
      return state && (aim ? isDueForExam(state, askingOf(item), now, aim) : isDue(state, now))
    }),
  )
  return {
    recall: memories.reduce<number>((sum, memory) => sum + (memory ?? 0), 0) / memories.length,
    due: due.length,
  }
}
