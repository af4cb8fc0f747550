import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { saveQuestionEndpoint } from '#contract/quizzes.ts'
import type { Person } from '#domain/permissions.ts'
import type { Question } from '#domain/questions/question.ts'
import { tidyQuestion } from '#domain/questions/tidy-question.ts'
import type { Database } from '../../database/database.ts'
import { renderQuestion, teacherQuestion } from '../../questions/show-question.ts'
import { lockQuizToEdit } from '../find-quiz.ts'
import { makeSureOfRoomForQuestions } from '../quiz-room.ts'
import { updateQuiz } from '../quiz-store.ts'
import { raiseQuizMarks } from '../taking/raise-quiz-marks.ts'
import {
  type QuestionRow,
  readNewestVersion,
  readQuestions,
  readQuizExtent,
  writeOrder,
  writeQuestion,
} from './question-store.ts'

/**
 * Writes a question. What somebody was asked stays as it was: such a question gets a new version, by which past responses are
 * marked again, and marks only rise (decision on question kinds and marking).
 * @throws {AppError} not-signed-in; not-allowed; not-found; limit-reached; bad-input when the two ids differ.
 */
export async function saveQuestion(options: {
  person: Person
  quizId: string
  questionId: string
  body: ParsedOf<typeof saveQuestionEndpoint>['body']
  database: Database
  now: Date
}): Promise<AnswerOf<typeof saveQuestionEndpoint>> {
  const { person, quizId, questionId, body, database, now } = options
  const content = tidyQuestion(body.question)
  if (content.id !== questionId) throw new AppError('bad-input')
  return database.transaction(async (transaction) => {
    await lockQuizToEdit({ person, quizId, transaction })
    const before = await readNewestVersion(transaction, { quizId, questionId })
    const { questions, next } = await readQuizExtent(transaction, quizId)
    if (!before?.current) makeSureOfRoomForQuestions(questions, 1)
    const same = before !== null && isSame(before.content, content)
    const row: QuestionRow = {
      id: questionId,
      version: before ? before.version + (before.asked && !same ? 1 : 0) : 1,
      position: before?.current ? before.position : next,
      content,
      html: renderQuestion(content, before?.html),
    }
    await writeQuestion(transaction, quizId, row)
    if (body.position !== undefined) row.position = await move({ transaction, quizId, row, to: body.position })
    const raised = before?.asked && !same ? await raiseQuizMarks({ transaction, quizId, question: content, now }) : 0
    await updateQuiz(transaction, { id: quizId, now })
    return { question: teacherQuestion(row, quizId), raised }
  })
}

/** Puts a question at a place among the others. @returns the place that it has. */
async function move({
  transaction,
  quizId,
  row,
  to,
}: {
  transaction: Parameters<typeof writeOrder>[0]
  quizId: string
  row: QuestionRow
  to: number
}): Promise<number> {
  const others = (await readQuestions(transaction, quizId)).map(({ id }) => id).filter((id) => id !== row.id)
  const place = Math.min(to, others.length)
  await writeOrder(transaction, quizId, others.toSpliced(place, 0, row.id))
  return place
}

/** The database keeps no order of fields. */
const isSame = (one: Question, other: Question) => sorted(one) === sorted(other)
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
