import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import type { submitQuizAttemptEndpoint } from '#contract/quiz-attempts.ts'
import type { Person } from '#domain/permissions.ts'
import { summariseProgress } from '#domain/progress/summarise-progress.ts'
import { totalOf } from '#domain/progress/xp.ts'
import { isGiven } from '#domain/questions/is-given.ts'
import { quizAwards } from '#domain/quizzes/quiz-awards.ts'
import { isHumanPace } from '#domain/study/earning.ts'
import { awardXp } from '../../awards/award-xp.ts'
import { readExamAwards } from '../../awards/exam-awards-store.ts'
import { holdPupil } from '../../awards/hold-pupil.ts'
import type { Database, Queries } from '../../database/database.ts'
import { accountOf } from '../find-quiz.ts'
import { readAskedQuestions } from '../questions/question-store.ts'
import { attemptShown } from './attempt-shown.ts'
import { type AttemptRow, readAttempts, readResponses, writeMarks, writeResponses } from './attempt-store.ts'
import { markAll } from './mark-attempt.ts'
import { findOwnAttempt } from './read-quiz-attempt.ts'
import { newestOfAsked } from './save-quiz-responses.ts'

/**
 * Hands an attempt in: what has not arrived yet is kept, everything is marked but what waits for the teacher, and the first attempt at
 * a quiz earns its XP.
 * Sent again, it answers the same and changes nothing.
 * @throws {AppError} not-signed-in; not-found.
 */
export async function submitQuizAttempt(options: {
  person: Person
  id: string
  responses: ParsedOf<typeof submitQuizAttemptEndpoint>['body']['responses']
  database: Database
  now: Date
}): Promise<AnswerOf<typeof submitQuizAttemptEndpoint>> {
  const { person, id, responses, database, now } = options
  accountOf(person)
  return database.transaction(async (transaction) => {
    const { studentId } = await findOwnAttempt({ person, id, queries: transaction })
    await holdPupil(transaction, studentId)
    const { attempt } = await findOwnAttempt({ person, id, queries: transaction, lock: true })
    const { quizId } = attempt
    const marked = attempt.submittedAt ? null : await markNow(transaction, { studentId, attempt, responses, now })
    const { granted, student } = await awardXp({
      database: transaction,
      studentId,
      award: marked && marked.awards,
      work: marked && marked.work,
      now,
    })
    const xp = totalOf(granted.awards.filter(({ cause }) => cause !== 'daily-goal'))
    if (marked) await writeMarks(transaction, { studentId, attempt: { id, quizId }, marked: marked.rows, xp, now })
    const { attempt: after } = await findOwnAttempt({ person, id, queries: transaction })
    return {
      attempt: await attemptShown(transaction, { studentId, attempt: after }),
      progress: summariseProgress({ ...student, progress: granted.progress, days: student.snapshot.days, now }),
    }
  })
}

type Sent = Parameters<typeof newestOfAsked>[1]

async function markNow(
  transaction: Queries,
  { studentId, attempt, responses, now }: { studentId: string; attempt: AttemptRow; responses: Sent; now: Date },
) {
  const { id, quizId } = attempt
  const late = newestOfAsked(attempt, responses)
  await writeResponses(transaction, { studentId, attemptId: id, quizId, responses: late, now })
  const rows = await readResponses(transaction, { studentId, attemptId: id })
  const given = new Map(rows.map(({ questionId, response }) => [questionId, response]))
  const marked = markAll(await readAskedQuestions(transaction, { quizId, asked: attempt.questions }), given)
  const before = (await readAttempts(transaction, { studentId, quizId })).filter(({ submittedAt }) => submittedAt)
  const answered = [...given.values()].filter((response) => response !== null && isGiven(response)).length
  const rewardedOn = await readExamAwards(transaction, { studentId, now })
  const elapsedMs = now.getTime() - attempt.startedAt.getTime()
  const byPerson = isHumanPace({ rounds: answered, elapsedMs })
  const correct = marked.filter(({ marking }) => marking.marks === marking.outOf).length
  return {
    work: byPerson && answered > 0 ? { answers: answered, correct: Math.min(correct, answered) } : null,
    rows: marked.map(({ question, marking }) => ({ questionId: question.id, marking })),
    awards: (day: string) =>
      quizAwards({
        quizId,
        assigned: attempt.taskId !== null,
        byPerson,
        attemptsBefore: before.length,
        questions: marked.length,
        answered,
        perfect: marked.every(({ marking }) => marking.marks === marking.outOf),
        written: marked.flatMap(({ question, marking }) => (marking.verdict === 'waiting' ? [question.id] : [])),
        day,
        rewardedToday: rewardedOn.get(day) ?? 0,
      }),
  }
}
