import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { importQuizEndpoint } from '#contract/quiz-imports.ts'
import type { Person } from '#domain/permissions.ts'
import type { Database } from '../database/database.ts'
import { lockAccount } from '../people/account-store.ts'
import { readInProcess } from '../quiz-files/run-quiz-file-task.ts'
import { teacherOf } from './find-quiz.ts'
import { readQuestions, writeQuestion } from './questions/question-store.ts'
import { readQuizMediaSizes, writeQuizMedia } from './quiz-media-store.ts'
import { makeSureOfRoomForPicture, makeSureOfRoomForQuiz } from './quiz-room.ts'
import { countQuizzes, lockQuiz, writeQuiz } from './quiz-store.ts'

/**
 * Makes a quiz of a file, all that could be read or nothing, once by the quiz's id.
 * @throws {AppError} not-signed-in; not-allowed; not-readable; unavailable; limit-reached; bad-input when the id is taken.
 */
export async function importQuiz(options: {
  person: Person
  body: ParsedOf<typeof importQuizEndpoint>['body']
  database: Database
  now: Date
}): Promise<AnswerOf<typeof importQuizEndpoint>> {
  const { person, body, database, now } = options
  const ownerId = teacherOf(person)
  const { quizId, title, fileName, data } = body
  const file = await readInProcess({ bytes: Buffer.from(data, 'base64'), fileName })
  if (file.questions.length === 0)
    throw new AppError('not-readable', { message: 'There is no question in that file that could be imported.' })
  return database.transaction(async (transaction) => {
    await lockAccount(transaction, ownerId)
    const before = await lockQuiz(transaction, quizId)
    if (before?.ownerId === ownerId) return { quizId, questions: (await readQuestions(transaction, quizId)).length }
    makeSureOfRoomForQuiz(await countQuizzes(transaction, ownerId))
    if (!(await writeQuiz(transaction, { id: quizId, ownerId, title, description: '', now })))
      throw new AppError('bad-input')
    for (const [position, content] of file.questions.entries())
      await writeQuestion(transaction, quizId, {
        id: content.id,
        version: 1,
        position,
        content,
        html: file.html[position] ?? {},
      })
    for (const picture of file.media) {
      makeSureOfRoomForPicture(picture.bytes.byteLength, await readQuizMediaSizes(transaction, { quizId, ownerId }))
      await writeQuizMedia(transaction, quizId, picture)
    }
    return { quizId, questions: file.questions.length }
  })
}
