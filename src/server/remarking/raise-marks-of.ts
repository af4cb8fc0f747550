import { dayIn } from '#domain/progress/day.ts'
import { bonusOf, earnedBy, type RaisedAnswer, raiseMarks } from '#domain/study/raise-marks.ts'
import type { SnapshotKeys } from '#domain/study/snapshot-keys.ts'
import { writeOutcomes } from '../awards/outcome-store.ts'
import { readStudents, type StoredStudent } from '../awards/snapshot-store.ts'
import type { Database } from '../database/database.ts'
import { readMarks, writeRaised } from './remarking-store.ts'

/**
 * Marks a student's answers right, with all that follows, in one commit.
 * @returns false when an answer of theirs came between: nothing is written then, and it may be tried again.
 */
export async function raiseMarksOf(options: {
  database: Database
  studentId: string
  answers: readonly RaisedAnswer[]
  now: Date
}): Promise<boolean> {
  const { database, studentId, answers, now } = options
  const student = await readTouched(options)
  // The account was deleted meanwhile.
  if (!student) return true
  const { snapshot, timeZone, version, thresholds } = student
  const raised = new Set(answers.map(({ answerId }) => answerId))
  const stored = await readMarks(database, { studentId, topicIds: topicsOf(answers) })
  const marks = new Map(
    [...Map.groupBy(stored, ({ topicId }) => topicId)].map(([topicId, ofTopic]) => [
      topicId,
      ofTopic.map(({ answerId, correct }) => correct || raised.has(answerId)),
    ]),
  )
  const outcome = raiseMarks(snapshot, answers, { timeZone, now, marks })
  try {
    await database.transaction(async (transaction) => {
      // Another server may have raised them since they were read.
      const risen = await writeRaised(transaction, { studentId, answers, now })
      const rest = { recorded: [], cardStates: new Map() }
      const written = await writeOutcomes(
        transaction,
        [{ studentId, version, thresholds, outcome: { ...outcome, ...rest } }],
        now,
      )
      if (risen < answers.length || !written.has(studentId)) throw new OutdatedError()
    })
    return true
  } catch (error) {
    if (error instanceof OutdatedError) return false
    throw error
  }
}

/** Rolls back what rests on figures that have changed since they were read. */
class OutdatedError extends Error {}

const topicsOf = (answers: readonly RaisedAnswer[]) => [...new Set(answers.map(({ topicId }) => topicId))]

/** What is stored of all that the answers touch; their days and bonuses are known once the zone and the quizzes are read. */
async function readTouched(options: {
  database: Database
  studentId: string
  answers: readonly RaisedAnswer[]
  now: Date
}): Promise<StoredStudent | undefined> {
  const { database, studentId, answers, now } = options
  const keys: SnapshotKeys = {
    answerIds: [],
    cardIds: [],
    topicIds: topicsOf(answers),
    days: [],
    attemptIds: [...new Set(answers.flatMap(({ attemptId }) => attemptId ?? []))],
    awards: [],
  }
  const read = async (wanted: SnapshotKeys) =>
    (await readStudents(database, new Map([[studentId, wanted]]))).get(studentId)
  const first = await read(keys)
  if (!first) return undefined
  const days = [now, ...answers.map(({ answeredAt }) => answeredAt)].map((at) => dayIn(first.timeZone, at))
  const awards = [...first.snapshot.attempts.values()].flatMap((attempt) => [
    bonusOf(attempt, first.timeZone),
    earnedBy(attempt, first.timeZone),
  ])
  return read({ ...keys, days: [...new Set(days)], awards })
}
