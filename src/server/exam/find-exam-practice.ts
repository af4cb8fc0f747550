import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { readExamPracticeEndpoint } from '#contract/exam.ts'
import { topicIdOf } from '#domain/curriculum/item-id.ts'
import { isAskedBy } from '#domain/curriculum/point-boards.ts'
import { slugOf } from '#domain/curriculum/slug.ts'
import type { TopicOutline } from '#domain/curriculum/topic.ts'
import { type ExamQuestion, marksOf } from '#domain/exam/exam-question.ts'
import { sheetForPractice } from '#domain/exam/papers/formula-sheet.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'

/** Questions of a mix of the whole subject: about half an hour of work. */
const QUESTIONS_OF_MIX = 6

/**
 * A topic's exam questions from short to long, or a mix of the whole subject: one of each topic in turn.
 * @throws {AppError} not-found for an unknown level, subject or topic, and for a mix after the last.
 */
export function findExamPractice(
  curriculum: CurriculumStore,
  { params, query }: ParsedOf<typeof readExamPracticeEndpoint>,
): AnswerOf<typeof readExamPracticeEndpoint> {
  const level = curriculum.level(params.level)
  const subject = curriculum.subject(params.level, params.subject)
  if (!level || !subject) throw new AppError('not-found')
  const { board } = query
  /** What another board alone asks is left out. */
  const askedBy = ({ id, points }: TopicOutline) => {
    const asked = new Set(points.filter((point) => isAskedBy(point, board)).map(({ key }) => key))
    return curriculum
      .exam(id)
      .filter(({ parts }) => parts.every((part) => part.points.every((point) => asked.has(point))))
  }
  const sheetOf = (topicIds: string[]) => {
    const of = { level: params.level, subject: subject.slug, board: board ?? null, topicIds }
    const sheet = sheetForPractice(of, { sheets: curriculum.formulaSheets, papers: curriculum.papers })
    return sheet && { id: sheet.id, title: sheet.title }
  }
  const outlines = curriculum.topics(params.level, subject.slug)
  if (query.topic !== undefined) {
    const slug = slugOf(query.topic)
    const topic = outlines.find((candidate) => candidate.slug === slug)
    if (!topic) throw new AppError('not-found')
    const questions = shortFirst(askedBy(topic))
    return { level, subject, topic, questions, mixes: 1, formulaSheet: sheetOf([topic.id]) }
  }
  const ofTopics = outlines
    .filter(({ references }) => !board || references[board])
    .map(askedBy)
    .filter((questions) => questions.length > 0)
  const longest = Math.max(0, ...ofTopics.map(({ length }) => length))
  const all = Array.from({ length: longest }, (_, round) =>
    ofTopics.flatMap((questions) => questions[round] ?? []),
  ).flat()
  const mixes = Math.max(1, Math.ceil(all.length / QUESTIONS_OF_MIX))
  const mix = query.mix ?? 1
  if (mix > mixes) throw new AppError('not-found')
  const start = (mix - 1) * QUESTIONS_OF_MIX
  const questions = shortFirst(all.slice(start, start + QUESTIONS_OF_MIX))
  const formulaSheet = sheetOf(questions.map(({ id }) => topicIdOf(id)))
  return { level, subject, topic: null, questions, mixes, formulaSheet }
}

const shortFirst = (questions: readonly ExamQuestion[]) =>
  questions.toSorted((one, other) => marksOf(one) - marksOf(other) || (one.id < other.id ? -1 : 1))
