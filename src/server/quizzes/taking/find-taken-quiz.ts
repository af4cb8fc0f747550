import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../../database/database.ts'
import { accountOf } from '../find-quiz.ts'
import { type QuizRow, readQuizFor } from '../quiz-store.ts'
import { type AttemptRow, readAttempts } from './attempt-store.ts'
import type { FindQuizAssignments, QuizAssignment } from './quiz-assignments.ts'

export interface TakenQuiz {
  quiz: QuizRow
  studentId: string
  assignments: readonly QuizAssignment[]
  attempts: AttemptRow[]
}

/**
 * A quiz that a pupil has through a task, or has taken before.
 * @throws {AppError} not-signed-in; not-found for everybody else, so that ids tell nothing.
 */
export async function findTakenQuiz(options: {
  person: Person
  quizId: string
  queries: Queries
  findAssignments: FindQuizAssignments
}): Promise<TakenQuiz> {
  const { person, quizId, queries, findAssignments } = options
  const studentId = accountOf(person)
  const quiz = await readQuizFor(queries, { personId: studentId, quizId })
  if (!quiz || person.role !== 'student') throw new AppError('not-found')
  const found = await findAssignments(queries, { studentId, quizId })
  const assignments = quiz.deletedAt ? [] : found
  const attempts = await readAttempts(queries, { studentId, quizId })
  const hasIt = assignments.length > 0 || attempts.length > 0
  if (!may(person, 'take quiz', { hasIt })) throw new AppError('not-found')
  return { quiz, studentId, assignments, attempts }
}
