import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { watchLessonEndpoint } from '#contract/lessons.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Queries } from '../database/database.ts'
import { countView } from './count-view.ts'

/**
 * Counts that somebody watches a lesson, and keeps where a person with an account is.
 * @throws {AppError} not-found for a topic without a lesson.
 */
export async function watchLesson(options: {
  person: Person
  body: ParsedOf<typeof watchLessonEndpoint>['body']
  queries: Queries
  curriculum: Pick<CurriculumStore, 'lessons'>
  now: Date
}): Promise<AnswerOf<typeof watchLessonEndpoint>> {
  const { person, body, queries, curriculum, now } = options
  const { topicId, viewer, ...place } = body
  if (!curriculum.lessons.facts(topicId)) throw new AppError('not-found')
  if (!may(person, 'study')) throw new AppError('not-allowed')
  return { views: await countView({ person, topicId, place, viewer, queries, now }) }
}
