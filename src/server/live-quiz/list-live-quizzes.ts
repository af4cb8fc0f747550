import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { listLiveQuizzesEndpoint } from '#contract/live-quiz.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { readLiveQuizzesFor } from './live-quiz-store.ts'

/** One that nobody ended is over after this. */
const LASTS_MS = 12 * 60 * 60 * 1000

/** @throws {AppError} not-signed-in */
export async function listLiveQuizzes(options: {
  person: Person
  queries: Queries
  now: Date
}): Promise<AnswerOf<typeof listLiveQuizzesEndpoint>> {
  const { person, queries, now } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  const since = new Date(now.getTime() - LASTS_MS)
  return { quizzes: await readLiveQuizzesFor(queries, { personId: person.id, since }) }
}
