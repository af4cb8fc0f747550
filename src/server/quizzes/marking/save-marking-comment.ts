import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { saveMarkingCommentEndpoint } from '#contract/quiz-marking.ts'
import { may, type Person } from '#domain/permissions.ts'
import { quizLimits } from '#domain/quizzes/quiz-limits.ts'
import type { Queries } from '../../database/database.ts'
import { accountOf } from '../find-quiz.ts'
import { writeComment } from './marking-store.ts'

/** @throws {AppError} not-signed-in; not-allowed for anyone but a confirmed teacher; limit-reached. */
export async function saveMarkingComment(options: {
  person: Person
  id: string
  text: string
  queries: Queries
  now: Date
}): Promise<AnswerOf<typeof saveMarkingCommentEndpoint>> {
  const { person, id, text, queries, now } = options
  const teacherId = commenterOf(person)
  const most = quizLimits.commentsKept
  if (!(await writeComment(queries, { teacherId, id, text, most, now })))
    throw new AppError('limit-reached', { message: `You keep ${most} comments. Delete one that you no longer use.` })
  return { id, text }
}

/** @throws {AppError} not-signed-in; not-allowed for anyone but a confirmed teacher. */
export function commenterOf(person: Person): string {
  const id = accountOf(person)
  if (!may(person, 'mark written answers')) throw new AppError('not-allowed')
  return id
}
