import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { makeLiveQuizHomeworkEndpoint } from '#contract/live-quiz.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Database, Queries } from '../database/database.ts'
import { uuidOf } from '../database/uuid-of.ts'
import { lockAccount } from '../people/account-store.ts'
import { readQuestions, writeQuestion } from '../quizzes/questions/question-store.ts'
import { copyQuizMedia } from '../quizzes/quiz-media-store.ts'
import { makeSureOfRoomForQuiz } from '../quizzes/quiz-room.ts'
import { countQuizzes, readQuizFor, writeQuiz } from '../quizzes/quiz-store.ts'
import { type LiveQuizRow, readLiveQuiz } from './live-quiz-store.ts'

/**
 * A quiz of the teacher's own with exactly the questions that were played: the one that was played, where it is theirs and still
 * the same, or else a copy, made once however often it is asked for.
 * @throws {AppError} not-signed-in; not-found; not-allowed for anyone but a teacher of the class; limit-reached.
 */
export async function makeHomework(options: {
  person: Person
  id: string
  database: Database
  now: Date
}): Promise<AnswerOf<typeof makeLiveQuizHomeworkEndpoint>> {
  const { person, id, database, now } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  const found = await readLiveQuiz(database, { id, personId: person.id })
  if (!found || !may(person, 'enter live quiz', found.place)) throw new AppError('not-found')
  const { quiz, place } = found
  if (!may(person, 'set live quiz as homework', place)) throw new AppError('not-allowed')
  return database.transaction(async (transaction) => {
    await lockAccount(transaction, person.id)
    const own = (await isTheirsUnchanged(transaction, quiz, person.id)) ? quiz.quizId : null
    return { classId: place.id, quizId: own ?? (await copyOf(transaction, { quiz, ownerId: person.id, now })) }
  })
}

async function isTheirsUnchanged(queries: Queries, played: LiveQuizRow, personId: string): Promise<boolean> {
  if (played.quizId === null) return false
  const quiz = await readQuizFor(queries, { personId, quizId: played.quizId })
  if (!quiz || quiz.deletedAt || quiz.ownerId !== personId) return false
  const contents = (questions: readonly { content: unknown }[]) => questions.map(({ content }) => content)
  return isDeepStrictEqual(contents(await readQuestions(queries, quiz.id)), contents(played.questions))
}

/** @returns the copy's id. */
async function copyOf(
  transaction: Queries,
  { quiz, ownerId, now }: { quiz: LiveQuizRow; ownerId: string; now: Date },
): Promise<string> {
  for (let copy = 0; ; copy++) {
    const id = uuidOf(JSON.stringify(['live quiz', quiz.id, ownerId, copy]))
    const before = await readQuizFor(transaction, { personId: ownerId, quizId: id })
    // One that was set, taken and put away is still there.
    if (before?.deletedAt) continue
    if (before) return id
    makeSureOfRoomForQuiz(await countQuizzes(transaction, ownerId))
    await writeQuiz(transaction, { id, ownerId, title: quiz.title, description: 'Played live.', now })
    for (const [position, { content, html }] of quiz.questions.entries()) {
      const questionId = randomUUID()
      const question = { id: questionId, version: 1, position, content: { ...content, id: questionId }, html }
      await writeQuestion(transaction, id, question)
    }
    if (quiz.quizId !== null) await copyQuizMedia(transaction, { from: quiz.quizId, to: id })
    return id
  }
}
