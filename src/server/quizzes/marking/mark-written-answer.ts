import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { markWrittenAnswerEndpoint, TeacherMark } from '#contract/quiz-marking.ts'
import type { Person } from '#domain/permissions.ts'
import type { Verdict } from '#domain/questions/mark-question.ts'
import type { Database } from '../../database/database.ts'
import { notify } from '../../notices/notify.ts'
import { lockWritten, type WrittenRow, writeTeacherMark } from './marking-store.ts'
import { markerOf } from './read-marking.ts'

/**
 * Gives a written answer the teacher's mark, which counts, or takes it back. A revision that is not newer than the stored one changes
 * nothing. Once nothing of an attempt waits any more its pupil is told, once.
 * @throws {AppError} not-signed-in; not-found for an answer that is not this teacher's to mark.
 */
export async function markWrittenAnswer(options: {
  person: Person
  quizId: string
  body: ParsedOf<typeof markWrittenAnswerEndpoint>['body']
  database: Database
  now: Date
}): Promise<AnswerOf<typeof markWrittenAnswerEndpoint>> {
  const { person, quizId, body, database, now } = options
  const teacherId = markerOf(person)
  const { studentId, attemptId, questionId, revision } = body
  const name = { quizId, studentId, attemptId, questionId }
  return database.transaction(async (transaction) => {
    const row = await lockWritten(transaction, { teacherId, ...name })
    if (!row) throw new AppError('not-found')
    if (row.revision >= revision) return { revision: row.revision, mark: storedMark(row) }
    const mark = body.mark && fitting(body.mark, row)
    const verdict = verdictOf(mark, row.outOf)
    const { waiting } = await writeTeacherMark(transaction, { ...name, mark, verdict, revision, now })
    if (mark && waiting === 0)
      await notify(transaction, {
        to: [studentId],
        cause: `quiz:${attemptId}:marked`,
        title: 'Your teacher has marked your quiz',
        body: 'Your written answers have their marks now. Open the quiz and look at your result.',
        link: `/quizzes/${quizId}`,
        at: now,
      })
    return { revision, mark }
  })
}

const storedMark = ({ teacherMarkedAt, ticked, marks, comment }: WrittenRow): TeacherMark | null =>
  teacherMarkedAt ? { ticked, marks, comment } : null

/** No more marks than the answer can earn, and only points that its scheme has. */
function fitting({ ticked, marks, comment }: TeacherMark, { outOf, content }: WrittenRow): TeacherMark {
  const known = content.kind === 'written' ? content.points.map(({ id }) => id) : []
  return { ticked: known.filter((id) => ticked.includes(id)), marks: Math.min(marks, outOf), comment }
}

function verdictOf(mark: TeacherMark | null, outOf: number): Verdict {
  if (!mark) return 'waiting'
  return mark.marks === outOf ? 'right' : mark.marks > 0 ? 'partly' : 'wrong'
}
