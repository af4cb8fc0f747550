import type { LevelId } from '#domain/curriculum/level.ts'
import { isWithin, type TopicFilter } from '#domain/tutor/topic-filter.ts'
import type { Findings, NoteFinder } from './finding/note-finder.ts'

/** By how much the answer outside the filter must be better: below that, the one inside is about the same thing. */
const CLEARLY_BETTER = 3

/**
 * Names the topic that answers a question clearly better than the best passage within the filter, or at all where that has
 * none. Nothing where no filter is set or the filter leaves out nothing better.
 */
export function findLeftOut(
  finder: NoteFinder,
  question: string,
  { filter, level, found }: { filter: TopicFilter; level: LevelId | null; found: Findings },
): { leftOutTopicId?: string } {
  if (filter === 'all') return {}
  const { how, passages } = finder.find(question, { filter: 'all', level })
  const [anywhere] = passages
  if (how !== 'sure' || !anywhere || isWithin(filter, anywhere.subject)) return {}
  const [best] = found.passages
  if (found.how === 'sure' && best && anywhere.score < best.score + CLEARLY_BETTER) return {}
  return { leftOutTopicId: anywhere.topicId }
}
