import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import type { markPreviewEndpoint } from '#contract/quiz-attempts.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../../database/database.ts'
import { findQuiz } from '../find-quiz.ts'
import { markAll, questionResult } from '../taking/mark-attempt.ts'
import { readQuestions } from './question-store.ts'

/** Marks what a teacher tries in a preview. @throws {AppError} not-signed-in; not-found. */
export async function markPreview(options: {
  person: Person
  quizId: string
  responses: ParsedOf<typeof markPreviewEndpoint>['body']['responses']
  queries: Queries
}): Promise<AnswerOf<typeof markPreviewEndpoint>> {
  const { person, quizId, responses, queries } = options
  await findQuiz({ person, quizId, queries })
  const given = new Map(responses.map(({ questionId, response }) => [questionId, response]))
  const marked = markAll(await readQuestions(queries, quizId), given)
  return {
    marks: marked.reduce((sum, { marking }) => sum + marking.marks, 0),
    outOf: marked.reduce((sum, { marking }) => sum + marking.outOf, 0),
    waiting: marked.reduce((sum, { marking }) => sum + (marking.verdict === 'waiting' ? marking.outOf : 0), 0),
    xp: 0,
    questions: marked.map(({ question, marking }) => questionResult(question, { marking, raised: false, quizId })),
  }
}
