import type { NoteSource } from '#contract/tutor.ts'
import { boardIds } from '#domain/curriculum/board-ids.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'

/** Names a topic's note, or one section of it; null where the curriculum has no such topic. */
export function noteSource(
  curriculum: Pick<CurriculumStore, 'topic' | 'topicOutline' | 'level' | 'subject'>,
  topicId: string,
  sectionId?: string,
): NoteSource | null {
  const topic = curriculum.topicOutline(topicId)
  if (!topic) return null
  const { level, subject, slug, title, references } = topic
  const section = curriculum.topic(topicId)?.material?.note.sections.find(({ id }) => id === sectionId)
  return {
    topicId,
    slug,
    title,
    level,
    levelTitle: curriculum.level(level)?.title ?? level,
    subject,
    subjectTitle: curriculum.subject(level, subject)?.title ?? subject,
    board: boardIds.find((board) => references[board] !== undefined) ?? null,
    section: section ? { id: section.id, heading: section.heading } : null,
  }
}
