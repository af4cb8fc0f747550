import { mark } from '#domain/questions/mark-question.ts'
import type { Question } from '#domain/questions/question.ts'
import type { Queries } from '../../database/database.ts'
import { readRaisable, writeRaised } from './attempt-store.ts'

/**
 * Marks what was handed in to a question again by its new mark scheme, out of the marks that it was worth then. Marks only rise.
 * @returns how many rose
 */
export async function raiseQuizMarks(options: {
  transaction: Queries
  quizId: string
  question: Question
  now: Date
}): Promise<number> {
  const { transaction, quizId, question, now } = options
  const given = await readRaisable(transaction, { quizId, questionId: question.id })
  const raised = given.flatMap((row) => {
    const marking = mark({ ...question, marks: row.outOf }, row.response)
    return marking.marks > row.marks ? [{ ...row, marking }] : []
  })
  await writeRaised(transaction, { questionId: question.id, raised, now })
  return raised.length
}
