import type { readStudyMaterial, StudyMaterial } from '#contract/curriculum.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { slugOf } from '#domain/curriculum/slug.ts'
import type { Material, Topic } from '#domain/curriculum/topic.ts'
import { drawForQuiz } from '../draws/draw-for-quiz.ts'
import type { CurriculumStore } from './curriculum-store.ts'

/** A draw from a whole subject: long enough to be worth a sitting, short enough to finish. */
const SUBJECT_DRAW = 20
/** Product rule: a subject that is unknown falls back to english (specification, section 2). */
const FALLBACK_SUBJECT = 'english'

/**
 * The material of one topic, or of the subject as a whole when no topic is named.
 * @throws {AppError} not-found for an unknown level or topic.
 */
export function findStudyMaterial(
  curriculum: CurriculumStore,
  { params, query }: ParsedOf<typeof readStudyMaterial>,
): StudyMaterial {
  const level = curriculum.level(params.level)
  const subject = curriculum.subject(params.level, params.subject) ?? fallbackSubject(curriculum, params.level)
  if (!level || !subject) throw new AppError('not-found')
  const outlines = curriculum.topics(params.level, subject.slug)
  if (query.topic === undefined) {
    const topics = outlines.flatMap(({ id }) => curriculum.topic(id) ?? [])
    return { level, subject, topic: null, material: drawFrom(topics), drawn: [] }
  }
  const slug = slugOf(query.topic)
  const outline = outlines.find((candidate) => candidate.slug === slug)
  if (!outline) throw new AppError('not-found')
  const topic = curriculum.topic(outline.id)
  const drawn = drawForQuiz(topic?.templates ?? [], firstOfAll)
  return { level, subject, topic: outline, material: topic?.material ?? null, drawn }
}

/** In place of chance, for a page that is the same for everyone. */
const firstOfAll = () => 0

const fallbackSubject = (curriculum: CurriculumStore, levelId: string) =>
  curriculum.levels.find(({ id }) => id === levelId)?.subjects.find(({ slug }) => slug.startsWith(FALLBACK_SUBJECT))

/** Takes items in turn from every topic, so that a sitting interleaves the subject. The note is the first topic's. */
function drawFrom(topics: Topic[]): Material | null {
  const materials = topics.flatMap(({ material }) => material ?? [])
  const [first] = materials
  if (!first) return null
  return {
    ...first,
    flashcards: interleave(materials.map(({ flashcards }) => flashcards)),
    quiz: interleave(materials.map(({ quiz }) => quiz)).slice(0, SUBJECT_DRAW / 2),
  }
}

function interleave<T>(lists: T[][]): T[] {
  const longest = Math.max(...lists.map((list) => list.length))
  const rounds = Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list.slice(round, round + 1)))
  return rounds.flat().slice(0, SUBJECT_DRAW)
}
