import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { readQuizAttemptEndpoint } from '#contract/quiz-attempts.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../../database/database.ts'
import { accountOf } from '../find-quiz.ts'
import { attemptShown } from './attempt-shown.ts'
import { type AttemptRow, readAttempt } from './attempt-store.ts'

/** @throws {AppError} not-signed-in; not-found. */
export async function readQuizAttempt(options: {
  person: Person
  id: string
  queries: Queries
}): Promise<AnswerOf<typeof readQuizAttemptEndpoint>> {
  const { studentId, attempt } = await findOwnAttempt(options)
  return attemptShown(options.queries, { studentId, attempt })
}

/** A pupil's own attempt. @throws {AppError} not-signed-in; not-found, also for somebody else's. */
export async function findOwnAttempt(options: {
  person: Person
  id: string
  queries: Queries
  lock?: boolean
}): Promise<{ studentId: string; attempt: AttemptRow }> {
  const { person, id, queries, lock = false } = options
  const studentId = accountOf(person)
  if (!may(person, 'read quiz attempt', { studentId })) throw new AppError('not-found')
  const attempt = await readAttempt(queries, { studentId, id, lock })
  if (!attempt) throw new AppError('not-found')
  return { studentId, attempt }
}
