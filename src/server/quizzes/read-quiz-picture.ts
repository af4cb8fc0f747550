import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import type { MediaFile } from '../files/media-file.ts'
import { accountOf, findQuiz } from './find-quiz.ts'
import { readClassThatPlayed } from './played-quiz-store.ts'
import { readQuizMedia } from './quiz-media-store.ts'
import { findTakenQuiz } from './taking/find-taken-quiz.ts'
import type { FindQuizAssignments } from './taking/quiz-assignments.ts'

/** A picture of a quiz, for teachers who see it, pupils who have it, and the classes in which it is played. @throws {AppError} not-signed-in; not-found. */
export async function readQuizPicture(options: {
  person: Person
  quizId: string
  mediaId: string
  queries: Queries
  findAssignments: FindQuizAssignments
}): Promise<MediaFile> {
  const { person, quizId, mediaId, queries, findAssignments } = options
  const personId = accountOf(person)
  const played = await readClassThatPlayed(queries, { quizId, personId })
  // They see what is played in their class, whether or not it was set for them.
  if (!played || !may(person, 'see pictures of live quiz', played)) {
    if (may(person, 'make quizzes')) await findQuiz({ person, quizId, queries })
    else await findTakenQuiz({ person, quizId, queries, findAssignments })
  }
  const file = await readQuizMedia(queries, { quizId, id: mediaId })
  if (!file) throw new AppError('not-found')
  return file
}
