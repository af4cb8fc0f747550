import type { Finding } from '#domain/questions/kind.ts'
import type { Verdict } from '#domain/questions/mark-question.ts'
import type { QuestionResponse } from '#domain/questions/response.ts'
import type { Queries } from '../../database/database.ts'

/** One attempt that a pupil made for a task, handed in or not. */
export interface TaskQuizAttempt {
  taskId: string
  studentId: string
  attemptId: string
  startedAt: Date
  submittedAt: Date | null
  /** 0 until it is handed in. */
  marks: number
  outOf: number
}

/** Every attempt that was made for these tasks, each pupil's first before the others. */
export async function readTaskQuizAttempts(queries: Queries, taskIds: readonly string[]): Promise<TaskQuizAttempt[]> {
  return queries.query<TaskQuizAttempt>(
    `select task_id as "taskId", student_id as "studentId", id as "attemptId", started_at as "startedAt",
       submitted_at as "submittedAt", marks, out_of as "outOf"
     from teacher_quiz_attempts where task_id = any($1::uuid[]) order by started_at, id`,
    [taskIds],
  )
}

/** What a pupil handed in to one question for a task, as it was marked. */
export interface TaskQuizResponse {
  studentId: string
  attemptId: string
  submittedAt: Date
  questionId: string
  /** The version of the question that was asked: see `readAskedQuestions`. */
  version: number
  /** Null where nothing was given. */
  response: QuestionResponse | null
  marks: number
  outOf: number
  verdict: Verdict
  finding: Finding | null
  misconceptions: string[]
}

/** Every response of the attempts that were handed in for a task, in the order in which they were. */
export async function readTaskQuizResponses(queries: Queries, taskId: string): Promise<TaskQuizResponse[]> {
  return queries.query<TaskQuizResponse>(
    `select a.student_id as "studentId", a.id as "attemptId", a.submitted_at as "submittedAt", r.question_id as "questionId",
       (q.asked->>'version')::int as version, r.response, r.marks, r.out_of as "outOf", r.verdict, r.finding, r.misconceptions
     from teacher_quiz_attempts a
       cross join lateral jsonb_array_elements(a.questions) with ordinality as q(asked, place)
       join teacher_quiz_responses r on r.student_id = a.student_id and r.attempt_id = a.id
         and r.question_id = (q.asked->>'id')::uuid
     where a.task_id = $1 and a.submitted_at is not null order by a.submitted_at, a.id, q.place`,
    [taskId],
  )
}
