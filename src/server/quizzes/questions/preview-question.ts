import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import type { previewQuestionEndpoint } from '#contract/quizzes.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../../database/database.ts'
import { pupilQuestion, renderQuestion } from '../../questions/show-question.ts'
import { findQuiz } from '../find-quiz.ts'
import { readNewestVersion } from './question-store.ts'

/** A question as it would be asked, without saving it. @throws {AppError} not-signed-in; not-found. */
export async function previewQuestion(options: {
  person: Person
  quizId: string
  body: ParsedOf<typeof previewQuestionEndpoint>['body']
  queries: Queries
}): Promise<AnswerOf<typeof previewQuestionEndpoint>> {
  const { person, quizId, body, queries } = options
  await findQuiz({ person, quizId, queries })
  const { question: content, seed } = body
  const before = await readNewestVersion(queries, { quizId, questionId: content.id })
  return { question: pupilQuestion({ content, html: renderQuestion(content, before?.html) }, { quizId, seed }) }
}
