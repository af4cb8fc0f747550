import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import type { editQuizEndpoint } from '#contract/quizzes.ts'
import type { Person } from '#domain/permissions.ts'
import type { Database } from '../database/database.ts'
import { lockQuizToEdit } from './find-quiz.ts'
import { updateQuiz } from './quiz-store.ts'

/** @throws {AppError} not-signed-in; not-allowed; not-found. */
export async function editQuiz(options: {
  person: Person
  quizId: string
  body: ParsedOf<typeof editQuizEndpoint>['body']
  database: Database
  now: Date
}): Promise<AnswerOf<typeof editQuizEndpoint>> {
  const { person, quizId, body, database, now } = options
  const { title, description, sharedWithSchool: shared } = body
  await database.transaction(async (transaction) => {
    await lockQuizToEdit({ person, quizId, transaction })
    await updateQuiz(transaction, { id: quizId, title, description, shared, now })
  })
  return { id: quizId }
}
