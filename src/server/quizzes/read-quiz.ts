import type { AnswerOf } from '#contract/endpoint.ts'
import type { readQuizEndpoint } from '#contract/quizzes.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { teacherQuestion } from '../questions/show-question.ts'
import { accountOf, findQuiz } from './find-quiz.ts'
import { readQuestions } from './questions/question-store.ts'
import { quizSummary } from './quiz-summary.ts'

/** @throws {AppError} not-signed-in; not-found. */
export async function readQuiz(options: {
  person: Person
  quizId: string
  queries: Queries
}): Promise<AnswerOf<typeof readQuizEndpoint>> {
  const { person, quizId, queries } = options
  const quiz = await findQuiz({ person, quizId, queries })
  const questions = await readQuestions(queries, quizId)
  return {
    quiz: quizSummary(quiz, accountOf(person)),
    questions: questions.map((question) => teacherQuestion(question, quizId)),
  }
}
