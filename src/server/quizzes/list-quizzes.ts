import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { type listQuizzesEndpoint, QUIZZES_PER_PAGE } from '#contract/quizzes.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { teacherOf } from './find-quiz.ts'
import { readQuizPage } from './quiz-store.ts'
import { quizSummary } from './quiz-summary.ts'

/** @throws {AppError} not-signed-in; not-allowed for anyone but a teacher. */
export async function listQuizzes(options: {
  person: Person
  query: ParsedOf<typeof listQuizzesEndpoint>['query']
  queries: Queries
}): Promise<AnswerOf<typeof listQuizzesEndpoint>> {
  const { person, query, queries } = options
  const personId = teacherOf(person)
  const { from, search, after = null } = query
  const rows = await readQuizPage(queries, { personId, from, search, after, most: QUIZZES_PER_PAGE + 1 })
  const shown = rows.slice(0, QUIZZES_PER_PAGE)
  const next = rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null
  return { quizzes: shown.map((quiz) => quizSummary(quiz, personId)), next }
}
