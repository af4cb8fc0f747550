import { randomUUID } from 'node:crypto'
import type { Question } from '#domain/questions/question.ts'
import type { Database } from '#server/database/database.ts'
import type { Visitor } from './test-app.ts'

export type Member = Visitor & { id: string }

/** A quiz of these questions, written by its teacher. @returns its id */
export async function writeQuizOf(owner: Member, questions: readonly Question[]): Promise<string> {
  const id = randomUUID()
  await owner.post('/api/quizzes', { id, title: 'A quiz of every kind' })
  for (const question of questions) await owner.send('PUT', `/api/quizzes/${id}/questions/${question.id}`, { question })
  return id
}

/** Sets a quiz for pupils in a class of their teacher's. @returns the task's id */
export async function setQuiz(
  database: Database,
  options: {
    teacher: Pick<Member, 'id'>
    pupils: readonly Pick<Member, 'id'>[]
    quizId: string
    now: Date
    /** Hours from now. */
    opensIn?: number
    dueIn?: number
    lateAllowed?: boolean
  },
): Promise<string> {
  const { teacher, pupils, quizId, now, opensIn = -24, dueIn = 24, lateAllowed = false } = options
  const [taskId, classId] = [randomUUID(), randomUUID()]
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
  await database.query(
    `insert into school_classes (id, teacher_id, name, join_code, created_at) values ($1, $2, '9B', $3, $4)`,
    [classId, teacher.id, classId, at(-48)],
  )
  for (const { id } of pupils)
    await database.query('insert into class_members (student_id, class_id, joined_at) values ($1, $2, $3)', [
      id,
      classId,
      at(-48),
    ])
  await database.query(
    `insert into tasks (id, teacher_id, title, method, scope, opens_on, due_on, due_time, time_zone, opens_at, due_at,
       late_allowed, created_at)
     values ($1, $2, 'A quiz', 'own-quiz', $3, '2026-05-01', '2026-05-20', '16:00', 'Europe/London', $4, $5, $6, $7)`,
    [taskId, teacher.id, `quiz:${quizId}`, at(opensIn), at(dueIn), lateAllowed, at(-48)],
  )
  await database.query('insert into task_classes (task_id, class_id) values ($1, $2)', [taskId, classId])
  return taskId
}
