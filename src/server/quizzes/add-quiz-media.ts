import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { addQuizMediaEndpoint } from '#contract/quizzes.ts'
import type { Person } from '#domain/permissions.ts'
import type { Database } from '../database/database.ts'
import { detectMedia, isImage } from '../files/detect-media.ts'
import { lockAccount } from '../people/account-store.ts'
import { accountOf, lockQuizToEdit } from './find-quiz.ts'
import { readQuizMedia, readQuizMediaSizes, writeQuizMedia } from './quiz-media-store.ts'
import { makeSureOfRoomForPicture } from './quiz-room.ts'

/** @throws {AppError} not-signed-in; not-allowed; not-found; unknown-file for what is no known picture; limit-reached. */
export async function addQuizMedia(options: {
  person: Person
  quizId: string
  body: ParsedOf<typeof addQuizMediaEndpoint>['body']
  database: Database
}): Promise<AnswerOf<typeof addQuizMediaEndpoint>> {
  const { person, quizId, body, database } = options
  const ownerId = accountOf(person)
  const file = detectMedia(Buffer.from(body.data, 'base64'))
  const picture = file && isImage(file) ? file : null
  await database.transaction(async (transaction) => {
    await lockAccount(transaction, ownerId)
    await lockQuizToEdit({ person, quizId, transaction })
    if (!picture || (await readQuizMedia(transaction, { quizId, id: picture.id }))) return
    makeSureOfRoomForPicture(picture.bytes.byteLength, await readQuizMediaSizes(transaction, { quizId, ownerId }))
    await writeQuizMedia(transaction, quizId, picture)
  })
  if (!picture) throw new AppError('unknown-file', { message: 'Use a picture: PNG, JPEG, GIF or WebP.' })
  return { media: picture.id }
}
