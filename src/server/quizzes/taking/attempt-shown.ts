import { AppError } from '#contract/errors.ts'
import type { QuizAttempt, QuizResult } from '#contract/quiz-attempts.ts'
import type { Queries } from '../../database/database.ts'
import { pupilQuestion } from '../../questions/show-question.ts'
import { type QuestionRow, readAskedQuestions } from '../questions/question-store.ts'
import { readQuizFor } from '../quiz-store.ts'
import { type AttemptRow, type ResponseRow, readResponses } from './attempt-store.ts'
import { questionResult } from './mark-attempt.ts'

/** A pupil's attempt as the pupil sees it: nothing of any mark scheme before it is handed in. */
export async function attemptShown(
  queries: Queries,
  { studentId, attempt }: { studentId: string; attempt: AttemptRow },
): Promise<QuizAttempt> {
  const { quizId, seed } = attempt
  const quiz = await readQuizFor(queries, { personId: studentId, quizId })
  if (!quiz) throw new AppError('not-found')
  const questions = await readAskedQuestions(queries, { quizId, asked: attempt.questions })
  const responses = await readResponses(queries, { studentId, attemptId: attempt.id })
  return {
    id: attempt.id,
    quiz: { id: quizId, title: quiz.title, description: quiz.description },
    taskId: attempt.taskId,
    startedAt: attempt.startedAt.toISOString(),
    submittedAt: attempt.submittedAt?.toISOString() ?? null,
    questions: questions.map((question) => pupilQuestion(question, { quizId, seed })),
    responses: responses.flatMap(({ questionId, revision, response }) =>
      revision > 0 ? [{ questionId, revision, response }] : [],
    ),
    result: attempt.submittedAt ? resultOf(attempt, { questions, responses }) : null,
  }
}

function resultOf(
  { marks, outOf, xp, quizId }: AttemptRow,
  { questions, responses }: { questions: readonly QuestionRow[]; responses: readonly ResponseRow[] },
): QuizResult {
  const given = new Map(responses.map((response) => [response.questionId, response]))
  return {
    marks,
    outOf,
    waiting: responses.reduce((sum, row) => sum + (row.verdict === 'waiting' ? (row.outOf ?? 0) : 0), 0),
    xp,
    questions: questions.map((question) => {
      const row = given.get(question.id)
      const marking = {
        marks: row?.marks ?? 0,
        outOf: row?.outOf ?? question.content.marks,
        verdict: row?.verdict ?? ('wrong' as const),
        finding: row?.finding ?? null,
        misconceptions: row?.misconceptions ?? [],
      }
      const teacherMark = row?.teacherMarkedAt
        ? { marks: row.marks ?? 0, ticked: row.ticked, comment: row.comment }
        : null
      return questionResult(question, { marking, raised: Boolean(row?.raisedAt), teacherMark, quizId })
    }),
  }
}
