import { AppError } from '#contract/errors.ts'
import { afterStep, type HostStep } from '#domain/live-quiz/live-quiz.ts'
import { may } from '#domain/permissions.ts'
import type { Database } from '../database/database.ts'
import type { SignedIn } from '../live/room-kind.ts'
import { lockLiveQuiz, readLiveQuiz, writeStep } from './live-quiz-store.ts'

/**
 * Goes on, shows the result or ends it. A step that was meant for where the quiz no longer stands changes nothing.
 * @throws {AppError} not-found; not-allowed for anyone but whoever began it.
 */
export async function stepLiveQuiz(options: {
  person: SignedIn
  id: string
  step: HostStep
  database: Database
  now: Date
}): Promise<void> {
  const { person, id, step, database, now } = options
  const found = await readLiveQuiz(database, { id, personId: person.id })
  if (!found) throw new AppError('not-found')
  if (!may(person, 'run live quiz', { ...found.place, hostId: found.quiz.hostId })) throw new AppError('not-allowed')
  await database.transaction(async (transaction) => {
    const quiz = await lockLiveQuiz(transaction, id, 'answers')
    if (!quiz) throw new AppError('not-found')
    const { phase, at } = afterStep({ phase: quiz.phase, at: quiz.at, questions: quiz.questions.length }, step)
    if (phase !== quiz.phase || at !== quiz.at) await writeStep(transaction, { id, phase, at, now })
  })
}
