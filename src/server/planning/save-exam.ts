import { AppError } from '#contract/errors.ts'
import type { Person } from '#domain/permissions.ts'
import { type Exam, MOST_EXAMS } from '#domain/planning/exam.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Queries } from '../database/database.ts'
import { writeExam } from './plan-store.ts'
import { plannerOf } from './planner-of.ts'

/**
 * Adds or changes a paper of one's own; sent twice, it is there once.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a student; not-found for a subject or board that the
 *   curriculum doesn't have; limit-reached.
 */
export async function saveExam(options: {
  person: Person
  exam: Exam
  queries: Queries
  curriculum: Pick<CurriculumStore, 'subject'>
}): Promise<{ exam: Exam }> {
  const { person, exam, queries, curriculum } = options
  const studentId = plannerOf(person)
  const subject = curriculum.subject(exam.level, exam.subject)
  if (!subject) throw new AppError('not-found', { message: 'We do not have that subject.' })
  const boards = Object.keys(subject.qualifications ?? {})
  if (exam.board === null ? boards.length > 0 : !boards.includes(exam.board))
    throw new AppError('bad-input', { fields: { board: 'Choose the exam board.' } })
  if (!(await writeExam(queries, { studentId, exam, most: MOST_EXAMS })))
    throw new AppError('limit-reached', { message: `A plan holds at most ${MOST_EXAMS} papers.` })
  return { exam }
}
