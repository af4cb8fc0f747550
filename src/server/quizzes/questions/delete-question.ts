import type { AnswerOf } from '#contract/endpoint.ts'
import type { deleteQuestionEndpoint } from '#contract/quizzes.ts'
import type { Person } from '#domain/permissions.ts'
import type { Database } from '../../database/database.ts'
import { lockQuizToEdit } from '../find-quiz.ts'
import { updateQuiz } from '../quiz-store.ts'
import { takeOutQuestion } from './question-store.ts'

/** @throws {AppError} not-signed-in; not-allowed; not-found. */
export async function deleteQuestion(options: {
  person: Person
  quizId: string
  questionId: string
  database: Database
  now: Date
}): Promise<AnswerOf<typeof deleteQuestionEndpoint>> {
  const { person, quizId, questionId, database, now } = options
  await database.transaction(async (transaction) => {
    await lockQuizToEdit({ person, quizId, transaction })
    await takeOutQuestion(transaction, { quizId, questionId })
    await updateQuiz(transaction, { id: quizId, now })
  })
  return { id: questionId }
}
