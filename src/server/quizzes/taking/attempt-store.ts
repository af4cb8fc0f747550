import type { Finding } from '#domain/questions/kind.ts'
import type { Marking, Verdict } from '#domain/questions/mark-question.ts'
import type { QuestionResponse } from '#domain/questions/response.ts'
import type { Queries } from '../../database/database.ts'
import type { QuestionVersion } from '../questions/question-store.ts'

export interface AttemptRow {
  id: string
  quizId: string
  taskId: string | null
  seed: number
  questions: QuestionVersion[]
  startedAt: Date
  submittedAt: Date | null
  marks: number
  outOf: number
  xp: number
  /** Marks of answers that the teacher has not marked yet. */
  waiting: number
}

const columns = `id, quiz_id as "quizId", task_id as "taskId", seed, questions, started_at as "startedAt",
  submitted_at as "submittedAt", marks, out_of as "outOf", xp,
  (select coalesce(sum(r.out_of), 0)::int from teacher_quiz_responses r where r.student_id = teacher_quiz_attempts.student_id
    and r.attempt_id = teacher_quiz_attempts.id and r.verdict = 'waiting') as waiting`

/** A pupil's attempts at a quiz, the newest first. */
export async function readAttempts(
  queries: Queries,
  { studentId, quizId }: { studentId: string; quizId: string },
): Promise<AttemptRow[]> {
  return queries.query<AttemptRow>(
    `select ${columns} from teacher_quiz_attempts where student_id = $1 and quiz_id = $2 order by started_at desc, id`,
    [studentId, quizId],
  )
}

export async function readAttempt(
  queries: Queries,
  { studentId, id, lock = false }: { studentId: string; id: string; lock?: boolean },
): Promise<AttemptRow | null> {
  const [row] = await queries.query<AttemptRow>(
    `select ${columns} from teacher_quiz_attempts where student_id = $1 and id = $2${lock ? ' for update' : ''}`,
    [studentId, id],
  )
  return row ?? null
}

/** Begins an attempt, unless its id is known or the pupil has an open one for the same task. */
export async function writeAttempt(
  queries: Queries,
  studentId: string,
  attempt: Pick<AttemptRow, 'id' | 'quizId' | 'taskId' | 'seed' | 'questions' | 'startedAt' | 'outOf'>,
): Promise<void> {
  const { id, quizId, taskId, seed, questions, startedAt, outOf } = attempt
  await queries.query(
    `insert into teacher_quiz_attempts (student_id, id, quiz_id, task_id, seed, questions, started_at, out_of)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8) on conflict do nothing`,
    [studentId, id, quizId, taskId, seed, JSON.stringify(questions), startedAt, outOf],
  )
}

export interface ResponseRow {
  questionId: string
  revision: number
  response: QuestionResponse | null
  marks: number | null
  outOf: number | null
  verdict: Verdict | null
  finding: Finding | null
  misconceptions: string[]
  raisedAt: Date | null
  ticked: string[]
  comment: string
  teacherMarkedAt: Date | null
}

export async function readResponses(
  queries: Queries,
  { studentId, attemptId }: { studentId: string; attemptId: string },
): Promise<ResponseRow[]> {
  return queries.query<ResponseRow>(
    `select question_id as "questionId", revision, response, marks, out_of as "outOf", verdict, finding, misconceptions,
       raised_at as "raisedAt", ticked, comment, teacher_marked_at as "teacherMarkedAt"
     from teacher_quiz_responses where student_id = $1 and attempt_id = $2`,
    [studentId, attemptId],
  )
}

export interface GivenResponse {
  questionId: string
  revision: number
  response: QuestionResponse | null
}

/** Keeps what a pupil gave; of each question the greatest revision stands. */
export async function writeResponses(
  queries: Queries,
  options: { studentId: string; attemptId: string; quizId: string; responses: readonly GivenResponse[]; now: Date },
): Promise<void> {
  const { studentId, attemptId, quizId, responses, now } = options
  if (responses.length === 0) return
  await queries.query(
    `insert into teacher_quiz_responses as r (student_id, attempt_id, question_id, quiz_id, revision, response, answered_at)
     select $1, $2, (g->>'questionId')::uuid, $3, (g->>'revision')::int, nullif(g->'response', 'null'::jsonb), $5
     from jsonb_array_elements($4::jsonb) g
     on conflict (student_id, attempt_id, question_id) do update set revision = excluded.revision,
       response = excluded.response, answered_at = excluded.answered_at where r.revision < excluded.revision`,
    [studentId, attemptId, quizId, JSON.stringify(responses), now],
  )
}

export interface MarkedResponse {
  questionId: string
  marking: Marking
}

/** Writes the marks of every question of an attempt; one without a response gets a row, too. */
export async function writeMarks(
  transaction: Queries,
  options: {
    studentId: string
    attempt: Pick<AttemptRow, 'id' | 'quizId'>
    marked: readonly MarkedResponse[]
    xp: number
    now: Date
  },
): Promise<void> {
  const { studentId, attempt, marked, xp, now } = options
  const rows = marked.map(({ questionId, marking }) => ({ questionId, ...marking }))
  await transaction.query(
    `insert into teacher_quiz_responses as r (student_id, attempt_id, question_id, quiz_id, revision, answered_at, marks, out_of,
       verdict, finding, misconceptions)
     select $1, $2, (m->>'questionId')::uuid, $3, 0, $5, (m->>'marks')::int, (m->>'outOf')::int, m->>'verdict', m->>'finding',
       m->'misconceptions'
     from jsonb_array_elements($4::jsonb) m
     on conflict (student_id, attempt_id, question_id) do update set marks = excluded.marks, out_of = excluded.out_of,
       verdict = excluded.verdict, finding = excluded.finding, misconceptions = excluded.misconceptions`,
    [studentId, attempt.id, attempt.quizId, JSON.stringify(rows), now],
  )
  const sum = (of: 'marks' | 'outOf') => rows.reduce((total, row) => total + row[of], 0)
  await transaction.query(
    `update teacher_quiz_attempts set submitted_at = $3, marks = $4, out_of = $5, xp = $6 where student_id = $1 and id = $2`,
    [studentId, attempt.id, now, sum('marks'), sum('outOf'), xp],
  )
}

export interface RaisableResponse {
  studentId: string
  attemptId: string
  response: QuestionResponse
  marks: number
  outOf: number
}

/** What was handed in to a question without earning every mark. */
export async function readRaisable(
  transaction: Queries,
  { quizId, questionId }: { quizId: string; questionId: string },
): Promise<RaisableResponse[]> {
  return transaction.query<RaisableResponse>(
    `select student_id as "studentId", attempt_id as "attemptId", response, marks, out_of as "outOf"
     from teacher_quiz_responses
     where quiz_id = $1 and question_id = $2 and marks < out_of and response is not null for update`,
    [quizId, questionId],
  )
}

/** Writes raised marks, and the sums of the attempts that they belong to. */
export async function writeRaised(
  transaction: Queries,
  options: { questionId: string; raised: readonly (RaisableResponse & { marking: Marking })[]; now: Date },
): Promise<void> {
  const { questionId, raised, now } = options
  if (raised.length === 0) return
  const rows = raised.map(({ studentId, attemptId, marking }) => ({ studentId, attemptId, ...marking }))
  await transaction.query(
    `with raised as (select m->>'studentId' as student_id, (m->>'attemptId')::uuid as attempt_id, (m->>'marks')::int as marks,
         m->>'verdict' as verdict, m->>'finding' as finding, m->'misconceptions' as misconceptions
       from jsonb_array_elements($2::jsonb) m),
     more as (update teacher_quiz_attempts a set marks = a.marks + raised.marks - r.marks
       from raised join teacher_quiz_responses r on r.student_id = raised.student_id and r.attempt_id = raised.attempt_id
         and r.question_id = $1
       where a.student_id = raised.student_id and a.id = raised.attempt_id returning a.id)
     update teacher_quiz_responses r set marks = raised.marks, verdict = raised.verdict, finding = raised.finding,
       misconceptions = raised.misconceptions, raised_at = $3
     from raised where r.student_id = raised.student_id and r.attempt_id = raised.attempt_id and r.question_id = $1`,
    [questionId, JSON.stringify(rows), now],
  )
}
