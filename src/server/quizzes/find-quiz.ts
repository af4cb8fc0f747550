import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { lockQuiz, type QuizRow, readQuizFor } from './quiz-store.ts'

/** @throws {AppError} not-signed-in for a guest. */
export function accountOf(person: Person): string {
  if (person.role === 'guest') throw new AppError('not-signed-in')
  return person.id
}

/** @throws {AppError} not-signed-in; not-allowed for anyone but a teacher. */
export function teacherOf(person: Person): string {
  const id = accountOf(person)
  if (!may(person, 'make quizzes')) throw new AppError('not-allowed')
  return id
}

/**
 * A quiz that the teacher may read.
 * @throws {AppError} not-signed-in; not-found also for a quiz that is not theirs to see, so that ids tell nothing.
 */
export async function findQuiz(options: {
  person: Person
  quizId: string
  queries: Queries
}): Promise<QuizRow & { own: boolean }> {
  const { person, quizId, queries } = options
  const personId = accountOf(person)
  const quiz = await readQuizFor(queries, { personId, quizId })
  if (!quiz || quiz.deletedAt || !may(person, 'read quiz', quiz)) throw new AppError('not-found')
  return { ...quiz, own: quiz.ownerId === personId }
}

/**
 * Makes sure that the person may edit the quiz, and keeps it from others until the transaction ends.
 * @throws {AppError} not-signed-in; not-allowed for a colleague's; not-found.
 */
export async function lockQuizToEdit(options: { person: Person; quizId: string; transaction: Queries }): Promise<void> {
  const { person, quizId, transaction } = options
  const personId = accountOf(person)
  const quiz = await lockQuiz(transaction, quizId)
  if (quiz && may(person, 'edit quiz', quiz)) return
  const visible = quiz && (await readQuizFor(transaction, { personId, quizId }))
  throw new AppError(visible && may(person, 'read quiz', visible) ? 'not-allowed' : 'not-found')
}
