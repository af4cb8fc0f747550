import type { MisconceptionResult } from '#contract/tasks.ts'
import { boardIds } from '#domain/curriculum/board-ids.ts'
import { studyPath } from '#domain/curriculum/study-path.ts'
import type { QuizQuestion, Topic } from '#domain/curriculum/topic.ts'
import { findSentence } from '../../tutor/find-sentence.ts'
import type { TaskRow } from '../task-row.ts'

/** What helps with a question that was answered wrongly: its topic's note, at the section that holds the answer. */
export function suggestNote(
  topic: Topic,
  { question, board }: { question: QuizQuestion | null; board: TaskRow['board'] },
): MisconceptionResult['suggestion'] {
  const { id: topicId, title, material, points, references, level, subject, slug } = topic
  if (!material) return null
  const point = points.find(({ key }) => key === question?.point)?.text ?? title
  const section = question ? findSentence(material.note, question, point).section : null
  // A task of a level without boards has none, and so has its topic.
  const route = board ?? boardIds.find((id) => references[id] !== undefined) ?? null
  return {
    topicId,
    title,
    section: section && { id: section.id, heading: section.heading },
    board: route,
    path: studyPath({ level, subject, slug, board: route, section }, 'notes'),
  }
}
