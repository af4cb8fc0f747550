import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import type { saveQuizResponsesEndpoint } from '#contract/quiz-attempts.ts'
import type { Person } from '#domain/permissions.ts'
import type { Database } from '../../database/database.ts'
import { accountOf } from '../find-quiz.ts'
import { type AttemptRow, type GivenResponse, writeResponses } from './attempt-store.ts'
import { findOwnAttempt } from './read-quiz-attempt.ts'

/**
 * Keeps responses of an open attempt. After it was handed in nothing changes any more.
 * @throws {AppError} not-signed-in; not-found.
 */
export async function saveQuizResponses(options: {
  person: Person
  id: string
  responses: ParsedOf<typeof saveQuizResponsesEndpoint>['body']['responses']
  database: Database
  now: Date
}): Promise<AnswerOf<typeof saveQuizResponsesEndpoint>> {
  const { person, id, responses, database, now } = options
  accountOf(person)
  return database.transaction(async (transaction) => {
    const { studentId, attempt } = await findOwnAttempt({ person, id, queries: transaction, lock: true })
    if (attempt.submittedAt) return { submitted: true }
    const asked = newestOfAsked(attempt, responses)
    await writeResponses(transaction, { studentId, attemptId: id, quizId: attempt.quizId, responses: asked, now })
    return { submitted: false }
  })
}

/** What answers a question of the attempt, each question once. */
export function newestOfAsked(
  attempt: Pick<AttemptRow, 'questions'>,
  responses: readonly GivenResponse[],
): GivenResponse[] {
  const asked = new Set(attempt.questions.map(({ id }) => id))
  const newest = new Map<string, GivenResponse>()
  for (const given of responses) {
    const known = newest.get(given.questionId)
    if (asked.has(given.questionId) && (!known || known.revision < given.revision)) newest.set(given.questionId, given)
  }
  return [...newest.values()]
}
