import type { AnswerOf } from '#contract/endpoint.ts'
import type { orderQuestionsEndpoint } from '#contract/quizzes.ts'
import type { Person } from '#domain/permissions.ts'
import type { Database } from '../../database/database.ts'
import { lockQuizToEdit } from '../find-quiz.ts'
import { updateQuiz } from '../quiz-store.ts'
import { readQuestions, writeOrder } from './question-store.ts'

/** @throws {AppError} not-signed-in; not-allowed; not-found. */
export async function orderQuestions(options: {
  person: Person
  quizId: string
  questionIds: readonly string[]
  database: Database
  now: Date
}): Promise<AnswerOf<typeof orderQuestionsEndpoint>> {
  const { person, quizId, questionIds, database, now } = options
  return database.transaction(async (transaction) => {
    await lockQuizToEdit({ person, quizId, transaction })
    const held = (await readQuestions(transaction, quizId)).map(({ id }) => id)
    const named = [...new Set(questionIds)].filter((id) => held.includes(id))
    const order = [...named, ...held.filter((id) => !named.includes(id))]
    await writeOrder(transaction, quizId, order)
    await updateQuiz(transaction, { id: quizId, now })
    return { questionIds: order }
  })
}
