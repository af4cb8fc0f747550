import type { FindQuizAssignments } from '../quizzes/taking/quiz-assignments.ts'
import { tasksOf } from './audience.ts'

interface Row {
  taskId: string
  opensAt: Date
  dueAt: Date
  lateAllowed: boolean
}

/** The tasks through which a pupil has a teacher's quiz, the one that is due first before the others. */
export const findQuizAssignments: FindQuizAssignments = async (queries, { studentId, quizId }) => {
  const rows = await queries.query<Row>(
    `select w.id as "taskId", w.opens_at as "opensAt", w.due_at as "dueAt", w.late_allowed as "lateAllowed"
     from tasks w where w.id in ${tasksOf('$1')} and w.method = 'own-quiz' and w.scope = $2 and w.withdrawn_at is null
     order by w.due_at, w.id`,
    [studentId, `quiz:${quizId}`],
  )
  return rows.map(({ taskId, opensAt, dueAt, lateAllowed }) => ({
    taskId,
    opensAt,
    dueAt,
    closesAt: lateAllowed ? null : dueAt,
    attemptsAllowed: null,
  }))
}
