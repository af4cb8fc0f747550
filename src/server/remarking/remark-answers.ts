import { topicIdOf } from '#domain/curriculum/item-id.ts'
import { mark } from '#domain/questions/mark-question.ts'
import { QuestionResponse } from '#domain/questions/response.ts'
import { isFourOptionKey, type QuestionKey } from '#domain/study/question-key.ts'
import type { Database } from '../database/database.ts'
import { findCorrectedQuestions } from './find-corrected-questions.ts'
import { raiseMarksOf } from './raise-marks-of.ts'
import {
  type Corrected,
  finishCorrected,
  readOpenCorrected,
  readStudentIds,
  readWrongAnswers,
  type WrongAnswer,
} from './remarking-store.ts'

const STUDENTS_AT_ONCE = 200
/** Tries against answers that a student gives at the same moment. */
const TRIES = 8

/**
 * Marks past answers to corrected questions again, for whoever gains by it. Broken off midway it may run again, and on several
 * servers at once: a mark rises once.
 */
export async function remarkAnswers(options: {
  database: Database
  keys: ReadonlyMap<string, QuestionKey>
  now: () => Date
}): Promise<void> {
  const { database, keys, now } = options
  await findCorrectedQuestions({ database, keys, now: now() })
  const corrected = await readOpenCorrected(database)
  if (corrected.length === 0) return
  let after = ''
  for (;;) {
    const studentIds = await readStudentIds(database, after, STUDENTS_AT_ONCE)
    const last = studentIds.at(-1)
    if (last === undefined) break
    await remarkStudents({ database, studentIds, corrected, keys, now })
    after = last
  }
  await finishCorrected(
    database,
    corrected.map(({ id }) => id),
    now(),
  )
}

interface Batch {
  database: Database
  studentIds: readonly string[]
  corrected: readonly Corrected[]
  keys: ReadonlyMap<string, QuestionKey>
  now: () => Date
}

async function remarkStudents(batch: Batch): Promise<void> {
  const { database, now } = batch
  let left: readonly string[] = batch.studentIds
  for (let tries = 0; left.length > 0 && tries < TRIES; tries++) {
    const again: string[] = []
    for (const [studentId, answers] of await readRaised({ ...batch, studentIds: left }))
      if (!(await raiseMarksOf({ database, studentId, answers, now: now() }))) again.push(studentId)
    left = again
  }
  if (left.length > 0) throw new Error('Some students kept answering: their marks are raised at the next start.')
}

async function readRaised({ database, studentIds, corrected, keys }: Batch) {
  const itemIds = [...new Set(corrected.map(({ itemId }) => itemId))]
  const topicIds = [...new Set(itemIds.map(topicIdOf))]
  const wrong = await readWrongAnswers(database, { studentIds, topicIds, itemIds })
  const risen = wrong.filter((answer) =>
    corrected.some(
      (item) =>
        item.itemId === answer.itemId &&
        answer.receivedAt >= item.answersFrom &&
        answer.receivedAt < item.answersUntil &&
        isRaised(answer, item, keys.get(answer.itemId)),
    ),
  )
  return Map.groupBy(risen, ({ studentId }) => studentId)
}

function isRaised(
  { choice, response }: Pick<WrongAnswer, 'choice' | 'response'>,
  { raised }: Pick<Corrected, 'raised'>,
  key: QuestionKey | undefined,
): boolean {
  if (raised !== 'by scheme') return choice !== null && raised.includes(choice)
  const given = QuestionResponse.safeParse(response)
  return given.success && key !== undefined && !isFourOptionKey(key) && mark(key.scheme, given.data).verdict === 'right'
}
