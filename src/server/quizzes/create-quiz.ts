import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { createQuizEndpoint } from '#contract/quizzes.ts'
import type { Person } from '#domain/permissions.ts'
import type { Database } from '../database/database.ts'
import { lockAccount } from '../people/account-store.ts'
import { teacherOf } from './find-quiz.ts'
import { makeSureOfRoomForQuiz } from './quiz-room.ts'
import { countQuizzes, lockQuiz, writeQuiz } from './quiz-store.ts'

/**
 * Makes an empty quiz, once by its id.
 * @throws {AppError} not-signed-in; not-allowed; limit-reached; bad-input when the id is taken.
 */
export async function createQuiz(options: {
  person: Person
  body: ParsedOf<typeof createQuizEndpoint>['body']
  database: Database
  now: Date
}): Promise<AnswerOf<typeof createQuizEndpoint>> {
  const { person, body, database, now } = options
  const ownerId = teacherOf(person)
  return database.transaction(async (transaction) => {
    await lockAccount(transaction, ownerId)
    const before = await lockQuiz(transaction, body.id)
    if (before?.ownerId === ownerId) return { id: body.id }
    makeSureOfRoomForQuiz(await countQuizzes(transaction, ownerId))
    if (!(await writeQuiz(transaction, { ...body, ownerId, now }))) throw new AppError('bad-input')
    return { id: body.id }
  })
}
