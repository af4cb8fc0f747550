import type { TopicProgress } from '#contract/progress.ts'
import { boardIds } from '#domain/curriculum/board-ids.ts'
import type { TopicMastery } from '#domain/study/mastery.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'

/** The product's own colour, where a subject has none. */
const NEUTRAL_HUE = 245

/** A topic's record with what a screen needs to name and open it; nothing for a topic that is in the curriculum no more. */
export function topicProgress(
  row: Pick<TopicMastery, 'topicId' | 'answered' | 'correct' | 'mastery'>,
  curriculum: CurriculumStore,
): TopicProgress[] {
  const outline = curriculum.topicOutline(row.topicId)
  if (!outline) return []
  const { title, level, subject, slug, references } = outline
  const { title: subjectTitle, hue } = curriculum.subject(level, subject) ?? { title: subject, hue: NEUTRAL_HUE }
  const board = boardIds.find((id) => references[id] !== undefined) ?? null
  const { topicId, answered, correct, mastery } = row
  return [{ topicId, answered, correct, mastery, title, level, subject, subjectTitle, hue, slug, board }]
}
