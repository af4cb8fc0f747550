import type { LevelId } from '#domain/curriculum/level.ts'
import { isWithin, type TopicFilter } from '#domain/tutor/topic-filter.ts'
import type { FoundPassage, PassageIndex } from './passage-index.ts'

/** How many times better the answer outside the filter must be: below that, the one inside is about the same thing. */
const CLEARLY_BETTER = 1.5

/**
 * Names the topic that answers a question clearly better than the best passage within the filter, or at all where that has
 * none. Nothing where no filter is set or the filter leaves out nothing better.
 */
export function findLeftOut(
  index: PassageIndex,
  question: string,
  { filter, level, best }: { filter: TopicFilter; level: LevelId | null; best: FoundPassage | undefined },
): { leftOutTopicId?: string } {
  if (filter === 'all') return {}
  const [anywhere] = index.find(question, { filter: 'all', level })
  if (!anywhere || isWithin(filter, anywhere.subject)) return {}
  if (best && anywhere.score < best.score * CLEARLY_BETTER) return {}
  return { leftOutTopicId: anywhere.topicId }
}
