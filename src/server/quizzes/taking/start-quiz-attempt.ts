import { randomInt } from 'node:crypto'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { startQuizAttemptEndpoint } from '#contract/quiz-attempts.ts'
import type { Person } from '#domain/permissions.ts'
import { type NoStart, nextAttempt } from '#domain/quizzes/next-attempt.ts'
import { GREATEST_SEED } from '#domain/seeded-random.ts'
import type { Database } from '../../database/database.ts'
import { accountOf } from '../find-quiz.ts'
import { readQuestions } from '../questions/question-store.ts'
import { lockQuiz } from '../quiz-store.ts'
import { attemptShown } from './attempt-shown.ts'
import { readAttempt, readAttempts, writeAttempt } from './attempt-store.ts'
import { findTakenQuiz } from './find-taken-quiz.ts'
import type { FindQuizAssignments } from './quiz-assignments.ts'

const sentences: Record<NoStart, string> = {
  'not-open-yet': 'This quiz is not open yet.',
  closed: 'This quiz is closed.',
  'no-tries-left': 'You have used all your tries at this quiz.',
}

/**
 * Begins an attempt for a task through which the pupil has the quiz, or goes on with the one that is open.
 * @throws {AppError} not-signed-in; not-found; not-allowed with the reason why no attempt can begin.
 */
export async function startQuizAttempt(options: {
  person: Person
  quizId: string
  body: ParsedOf<typeof startQuizAttemptEndpoint>['body']
  database: Database
  findAssignments: FindQuizAssignments
  now: Date
}): Promise<AnswerOf<typeof startQuizAttemptEndpoint>> {
  const { person, quizId, body, database, findAssignments, now } = options
  accountOf(person)
  return database.transaction(async (transaction) => {
    const { studentId, assignments, attempts } = await findTakenQuiz({
      person,
      quizId,
      queries: transaction,
      findAssignments,
    })
    const known =
      attempts.find(({ id }) => id === body.id) ??
      attempts.find(({ submittedAt, taskId }) => !submittedAt && (!body.taskId || taskId === body.taskId))
    if (known) return attemptShown(transaction, { studentId, attempt: known })
    // The questions stay as they are until the attempt says which it asks.
    await lockQuiz(transaction, quizId)
    const wanted = assignments.filter(({ taskId }) => !body.taskId || taskId === body.taskId)
    const begun = new Map(
      wanted.map(({ taskId }) => [taskId, attempts.filter((made) => made.taskId === taskId).length]),
    )
    const facts = wanted.map((one) => ({
      ...one,
      opensAt: one.opensAt?.getTime() ?? null,
      closesAt: one.closesAt?.getTime() ?? null,
    }))
    const next = nextAttempt(facts, { begun, now: now.getTime() })
    if (!next.assignment) throw new AppError('not-allowed', { message: sentences[next.reason] })
    const questions = await readQuestions(transaction, quizId)
    if (questions.length === 0) throw new AppError('not-allowed', { message: 'This quiz has no questions yet.' })
    const { taskId } = next.assignment
    await writeAttempt(transaction, studentId, {
      id: body.id,
      quizId,
      taskId,
      seed: randomInt(GREATEST_SEED),
      questions: questions.map(({ id, version }) => ({ id, version })),
      startedAt: now,
      outOf: questions.reduce((sum, { content }) => sum + content.marks, 0),
    })
    const attempt =
      (await readAttempt(transaction, { studentId, id: body.id })) ??
      // Another tab was first.
      (await readAttempts(transaction, { studentId, quizId })).find(
        (made) => !made.submittedAt && made.taskId === taskId,
      )
    if (!attempt || attempt.quizId !== quizId) throw new AppError('bad-input')
    return attemptShown(transaction, { studentId, attempt })
  })
}
