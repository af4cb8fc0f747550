import { AppError } from '#contract/errors.ts'
import { takesAnswer } from '#domain/live-quiz/live-quiz.ts'
import { may } from '#domain/permissions.ts'
import { mark } from '#domain/questions/mark-question.ts'
import type { QuestionResponse } from '#domain/questions/response.ts'
import type { Database } from '../database/database.ts'
import type { SignedIn } from '../live/room-kind.ts'
import { lockLiveQuiz, readLiveQuiz, writeResponse } from './live-quiz-store.ts'

/**
 * A pupil's answer to the question that is asked; the last one given stands.
 * @throws {AppError} not-found; not-allowed for anyone but a pupil; already-decided once its result was shown; bad-input for a
 * response to another kind of question.
 */
export async function answerLiveQuiz(options: {
  person: SignedIn
  id: string
  at: number
  response: QuestionResponse
  database: Database
  now: Date
}): Promise<void> {
  const { person, id, at, response, database, now } = options
  const found = await readLiveQuiz(database, { id, personId: person.id })
  if (!found) throw new AppError('not-found')
  if (!may(person, 'answer live quiz', found.place)) throw new AppError('not-allowed')
  await database.transaction(async (transaction) => {
    const quiz = await lockLiveQuiz(transaction, id, 'steps')
    const asked = quiz?.questions[at]
    if (!quiz || !asked) throw new AppError('not-found')
    if (!takesAnswer({ phase: quiz.phase, at: quiz.at, questions: quiz.questions.length }, at))
      throw new AppError('already-decided', { message: 'The time for this question is over.' })
    if (asked.content.kind !== response.kind) throw new AppError('bad-input')
    const { marks } = mark(asked.content, response)
    await writeResponse(transaction, { liveQuizId: id, at, studentId: person.id, response, marks, now })
  })
}
