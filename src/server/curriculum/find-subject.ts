import type { readSubjectEndpoint, readTaughtShareEndpoint } from '#contract/curriculum.ts'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { CurriculumStore } from './curriculum-store.ts'

/**
 * A subject with its topics; with a board, those that the board teaches.
 * @throws {AppError} not-found for an unknown level or subject, or a board that does not offer the subject.
 */
export function findSubject(
  curriculum: CurriculumStore,
  { params, query }: ParsedOf<typeof readSubjectEndpoint>,
): AnswerOf<typeof readSubjectEndpoint> {
  const level = curriculum.level(params.level)
  const subject = curriculum.subject(params.level, params.subject)
  if (!level || !subject) throw new AppError('not-found')
  const { board } = query
  if (board && !subject.qualifications?.[board]) throw new AppError('not-found')
  const topics = curriculum.topics(params.level, params.subject)
  return { level, subject, topics: board ? topics.filter((topic) => topic.references[board]) : topics }
}

/**
 * How much of a board's qualification is taught; null where there is no list of what it asks.
 * @throws {AppError} not-found for an unknown level or subject, or a board that does not offer the subject.
 */
export function findTaughtShare(
  curriculum: CurriculumStore,
  { params, query }: ParsedOf<typeof readTaughtShareEndpoint>,
): AnswerOf<typeof readTaughtShareEndpoint> {
  if (!curriculum.subject(params.level, params.subject)?.qualifications?.[query.board]) throw new AppError('not-found')
  return { coverage: curriculum.taughtShare(params.level, params.subject, query.board) ?? null }
}
