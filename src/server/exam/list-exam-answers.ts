import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { listExamAnswersEndpoint } from '#contract/exam.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { readLatestExamAnswers } from './exam-answer-store.ts'

/** @throws {AppError} not-signed-in; not-allowed for anyone but a student. */
export async function listExamAnswers(options: {
  person: Person
  questionIds: readonly string[]
  sittingId: string | null
  queries: Queries
}): Promise<AnswerOf<typeof listExamAnswersEndpoint>> {
  const { person, questionIds, sittingId, queries } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'record answers', { studentId: person.id })) throw new AppError('not-allowed')
  const rows = await readLatestExamAnswers(queries, { studentId: person.id, questionIds, sittingId })
  return {
    answers: rows.map(
      ({ id, questionId, sittingId: of, revision, stage, flagged, parts, marks, outOf, updatedAt }) => ({
        id,
        questionId,
        sittingId: of,
        revision,
        stage,
        flagged,
        parts,
        marks,
        outOf,
        updatedAt: updatedAt.toISOString(),
      }),
    ),
  }
}
