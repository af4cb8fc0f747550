import { randomInt } from 'node:crypto'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { readQuizStartEndpoint } from '#contract/quiz-attempts.ts'
import { may, type Person } from '#domain/permissions.ts'
import { nextAttempt } from '#domain/quizzes/next-attempt.ts'
import { GREATEST_SEED } from '#domain/seeded-random.ts'
import type { Queries } from '../../database/database.ts'
import { pupilQuestion } from '../../questions/show-question.ts'
import { accountOf, findQuiz } from '../find-quiz.ts'
import { readQuestions } from '../questions/question-store.ts'
import type { QuizRow } from '../quiz-store.ts'
import { findTakenQuiz } from './find-taken-quiz.ts'
import type { FindQuizAssignments } from './quiz-assignments.ts'

interface Options {
  person: Person
  quizId: string
  queries: Queries
  findAssignments: FindQuizAssignments
  now: Date
}

/** @throws {AppError} not-signed-in; not-found for whoever neither sees nor has the quiz. */
export async function readQuizStart(options: Options): Promise<AnswerOf<typeof readQuizStartEndpoint>> {
  accountOf(options.person)
  return may(options.person, 'make quizzes') ? startOfPreview(options) : startOfAttempt(options)
}

async function startOfPreview({ person, quizId, queries }: Options) {
  const quiz = await findQuiz({ person, quizId, queries })
  const seed = randomInt(GREATEST_SEED)
  const questions = await readQuestions(queries, quizId)
  return {
    as: 'owner' as const,
    quiz: headOf(quiz),
    outOf: quiz.outOf,
    questions: questions.map((question) => pupilQuestion(question, { quizId, seed })),
  }
}

async function startOfAttempt(options: Options) {
  const { quiz, assignments, attempts } = await findTakenQuiz(options)
  const begun = new Map(
    [...Map.groupBy(attempts, ({ taskId }) => taskId ?? '')].map(([task, made]) => [task, made.length]),
  )
  const facts = assignments.map((assignment) => ({
    ...assignment,
    opensAt: assignment.opensAt?.getTime() ?? null,
    closesAt: assignment.closesAt?.getTime() ?? null,
  }))
  const next = nextAttempt(facts, { begun, now: options.now.getTime() })
  const empty = quiz.questions === 0
  return {
    as: 'pupil' as const,
    quiz: headOf(quiz),
    outOf: quiz.outOf,
    questionCount: quiz.questions,
    attempts: attempts.map(({ id, taskId, startedAt, submittedAt, marks, outOf, waiting }) => ({
      id,
      taskId,
      startedAt: startedAt.toISOString(),
      submittedAt: submittedAt?.toISOString() ?? null,
      marks,
      outOf,
      waiting,
    })),
    next:
      next.assignment && !empty
        ? {
            taskId: next.assignment.taskId,
            triesLeft: next.triesLeft,
            dueAt: next.assignment.dueAt?.toISOString() ?? null,
          }
        : null,
    reason: empty ? ('no-questions' as const) : next.reason,
  }
}

const headOf = ({ id, title, description }: QuizRow) => ({ id, title, description })
