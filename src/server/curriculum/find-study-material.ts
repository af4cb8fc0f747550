import type { readStudyMaterialEndpoint, StudyMaterial } from '#contract/curriculum.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { slugOf } from '#domain/curriculum/slug.ts'
import type { Material } from '#domain/curriculum/topic.ts'
import { drawForQuiz } from '../drawn-questions/draw-for-quiz.ts'
import type { CurriculumStore } from './curriculum-store.ts'

/** A mix of a whole subject: long enough to be worth a sitting, short enough to finish. */
const CARDS_OF_MIX = 20
const QUESTIONS_OF_MIX = 10
/** Product rule: a subject that is unknown falls back to english (contract §2). */
const FALLBACK_SUBJECT = 'english'

/**
 * The material of one topic, or a mix of the subject as a whole when no topic is named.
 * @throws {AppError} not-found for an unknown level or topic, and for a mix after the last.
 */
export function findStudyMaterial(
  curriculum: CurriculumStore,
  { params, query }: ParsedOf<typeof readStudyMaterialEndpoint>,
): StudyMaterial {
  const level = curriculum.level(params.level)
  const subject = curriculum.subject(params.level, params.subject) ?? fallbackSubject(curriculum, params.level)
  if (!level || !subject) throw new AppError('not-found')
  const outlines = curriculum.topics(params.level, subject.slug)
  if (query.topic === undefined) {
    const { board } = query
    const taught = board ? outlines.filter(({ references }) => references[board]) : outlines
    const materials = taught.flatMap(({ id }) => curriculum.topic(id)?.material ?? [])
    const mixes = countMixes(materials)
    const mix = query.mix ?? 1
    if (mix > mixes) throw new AppError('not-found')
    return { level, subject, topic: null, material: mixOf(materials, mix), mixes, drawn: [] }
  }
  const slug = slugOf(query.topic)
  const outline = outlines.find((candidate) => candidate.slug === slug)
  if (!outline) throw new AppError('not-found')
  const topic = curriculum.topic(outline.id)
  const drawn = drawForQuiz(topic?.templates ?? [], firstOfAll)
  return { level, subject, topic: outline, material: topic?.material ?? null, mixes: 1, drawn }
}

/** In place of chance, for a page that is the same for everyone. */
const firstOfAll = () => 0

const fallbackSubject = (curriculum: CurriculumStore, levelId: string) =>
  curriculum.levels.find(({ id }) => id === levelId)?.subjects.find(({ slug }) => slug.startsWith(FALLBACK_SUBJECT))

/** As many as it takes until every item has had its turn. */
function countMixes(materials: Material[]): number {
  const cards = materials.reduce((sum, { flashcards }) => sum + flashcards.length, 0)
  const questions = materials.reduce((sum, { quiz }) => sum + quiz.length, 0)
  return Math.max(1, Math.ceil(cards / CARDS_OF_MIX), Math.ceil(questions / QUESTIONS_OF_MIX))
}

/** Takes items in turn from every topic, so that a sitting interleaves the subject; each mix goes on where the last one ended. */
function mixOf(materials: Material[], mix: number): Material | null {
  const first = materials[(mix - 1) % materials.length]
  if (!first) return null
  return {
    ...first,
    flashcards: inTurn(interleave(materials.map(({ flashcards }) => flashcards)), CARDS_OF_MIX, mix),
    quiz: inTurn(interleave(materials.map(({ quiz }) => quiz)), QUESTIONS_OF_MIX, mix),
  }
}

/** The `mix`th `size` of them, from 1; after the last it goes on with the first, and none is in one mix twice. */
function inTurn<T>(items: T[], size: number, mix: number): T[] {
  const start = ((mix - 1) * size) % Math.max(1, items.length)
  return [...items.slice(start), ...items.slice(0, start)].slice(0, size)
}

function interleave<T>(lists: T[][]): T[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list.slice(round, round + 1))).flat()
}
