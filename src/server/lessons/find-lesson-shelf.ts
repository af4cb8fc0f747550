import type { ParsedOf } from '#contract/endpoint.ts'
import type { LessonShelf, readLessonShelfEndpoint } from '#contract/lessons.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import { findStudyMaterial } from '../curriculum/find-study-material.ts'

/**
 * The narrated lessons of a topic, or of all topics of the subject that have one, with a board of those that it teaches.
 * @throws {AppError} not-found for an unknown level or topic.
 */
export function findLessonShelf(
  curriculum: CurriculumStore,
  { params, query }: ParsedOf<typeof readLessonShelfEndpoint>,
): LessonShelf {
  const { level, subject, topic } = findStudyMaterial(curriculum, { params, query })
  const { board } = query
  const taught = curriculum.topics(level.id, subject.slug).filter(({ references }) => !board || references[board])
  const outlines = topic ? [topic] : taught
  const lessons = outlines.flatMap(({ id, slug, title, summary }) => {
    const facts = curriculum.lessons.facts(id)
    return facts ? [{ topicId: id, slug, title, description: summary, facts }] : []
  })
  return { level, subject, topic, lessons }
}
