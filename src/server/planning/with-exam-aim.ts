import { aimsAt } from '#domain/planning/aim-at-papers.ts'
import { subjectKeyOf } from '#domain/planning/exam.ts'
import { dayIn } from '#domain/progress/day.ts'
import { dueForExam } from '#domain/study/scheduling/exam-aim.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Queries } from '../database/database.ts'
import { readCardsOf, readExams } from './plan-store.ts'

interface Due {
  itemId: string
  topicId: string
  due: Date
}

/**
 * What is due up to `until`, the longest overdue first: cards of a subject that is aimed at a paper when that is worth it for the
 * paper, all others when FSRS says so.
 */
export async function withExamAim(options: {
  /** By FSRS. */
  due: readonly Due[]
  until: Date
  studentId: string
  queries: Queries
  curriculum: CurriculumStore
  now: Date
}): Promise<Due[]> {
  const { due, until, studentId, queries, curriculum, now } = options
  const exams = await readExams(queries, { studentId, firstDay: dayIn('Etc/GMT+12', now) })
  const aims = aimsAt(exams, now)
  if (aims.size === 0) return [...due]
  const aimed = new Map(
    exams.flatMap((exam) => {
      const aim = aims.get(subjectKeyOf(exam))
      return aim ? curriculum.topics(exam.level, exam.subject).map(({ id }) => [id, aim] as const) : []
    }),
  )
  const cards = await readCardsOf(queries, { studentId, topicIds: [...aimed.keys()] })
  const forPapers = cards.flatMap(({ itemId, topicId, state }) => {
    const aim = aimed.get(topicId)
    const at = aim && dueForExam(state, 'flashcard', now, aim)
    return at && at <= until ? [{ itemId, topicId, due: at }] : []
  })
  return [...due.filter(({ topicId }) => !aimed.has(topicId)), ...forPapers].sort(
    (one, other) => one.due.getTime() - other.due.getTime() || (one.itemId < other.itemId ? -1 : 1),
  )
}
