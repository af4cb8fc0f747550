import type { AnswerOf } from '#contract/endpoint.ts'
import type { deleteQuizEndpoint } from '#contract/quizzes.ts'
import type { Person } from '#domain/permissions.ts'
import type { Database } from '../database/database.ts'
import { lockQuizToEdit } from './find-quiz.ts'
import { removeQuiz } from './quiz-store.ts'

/** @throws {AppError} not-signed-in; not-allowed; not-found. */
export async function deleteQuiz(options: {
  person: Person
  quizId: string
  database: Database
  now: Date
}): Promise<AnswerOf<typeof deleteQuizEndpoint>> {
  const { person, quizId, database, now } = options
  await database.transaction(async (transaction) => {
    await lockQuizToEdit({ person, quizId, transaction })
    await removeQuiz(transaction, { quizId, now })
  })
  return { id: quizId }
}
