import { randomUUID } from 'node:crypto'
import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { copyQuizEndpoint } from '#contract/quizzes.ts'
import type { Person } from '#domain/permissions.ts'
import { quizLimits } from '#domain/quizzes/quiz-limits.ts'
import type { Database } from '../database/database.ts'
import { lockAccount } from '../people/account-store.ts'
import { findQuiz, teacherOf } from './find-quiz.ts'
import { readQuestions, writeQuestion } from './questions/question-store.ts'
import { copyQuizMedia } from './quiz-media-store.ts'
import { makeSureOfRoomForQuiz } from './quiz-room.ts'
import { countQuizzes, lockQuiz, writeQuiz } from './quiz-store.ts'

const MARK = ' (Copy)'

/**
 * Makes a quiz of one's own of one that one sees: the same questions with ids of their own, and nothing of what pupils gave.
 * @throws {AppError} not-signed-in; not-allowed; not-found; limit-reached; bad-input when the id is taken.
 */
export async function copyQuiz(options: {
  person: Person
  quizId: string
  newId: string
  database: Database
  now: Date
}): Promise<AnswerOf<typeof copyQuizEndpoint>> {
  const { person, quizId, newId, database, now } = options
  const ownerId = teacherOf(person)
  return database.transaction(async (transaction) => {
    await lockAccount(transaction, ownerId)
    const quiz = await findQuiz({ person, quizId, queries: transaction })
    const before = newId === quizId ? null : await lockQuiz(transaction, newId)
    if (before?.ownerId === ownerId) return { id: newId }
    makeSureOfRoomForQuiz(await countQuizzes(transaction, ownerId))
    const title = `${quiz.title.slice(0, quizLimits.title - MARK.length)}${MARK}`
    const { description } = quiz
    if (!(await writeQuiz(transaction, { id: newId, ownerId, title, description, now })))
      throw new AppError('bad-input')
    for (const row of await readQuestions(transaction, quizId)) {
      const id = randomUUID()
      await writeQuestion(transaction, newId, { ...row, id, version: 1, content: { ...row.content, id } })
    }
    await copyQuizMedia(transaction, { from: quizId, to: newId })
    return { id: newId }
  })
}
