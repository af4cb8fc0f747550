import type { MarkingComment, TeacherMark } from '#contract/quiz-marking.ts'
import type { Verdict } from '#domain/questions/mark-question.ts'
import type { Question } from '#domain/questions/question.ts'
import type { QuestionResponse } from '#domain/questions/response.ts'
import type { Queries } from '../../database/database.ts'
import { taughtClass } from '../../people/taught-class.ts'

export interface WrittenRow {
  studentId: string
  name: string
  attemptId: string
  submittedAt: Date
  questionId: string
  version: number
  content: Question
  html: Record<string, string>
  response: QuestionResponse | null
  outOf: number
  marks: number
  ticked: string[]
  comment: string
  teacherMarkedAt: Date | null
  revision: number
}

/** Answers of a teacher's to mark: handed in for a task of their own, by a pupil in a class that they teach now. */
const ofTeacher = (
  teacher: string,
) => `exists (select from tasks k where k.id = a.task_id and k.teacher_id = ${teacher})
  and exists (select from class_members m join school_classes c on c.id = m.class_id
    where m.student_id = a.student_id and ${taughtClass('c', teacher)})`

const columns = `a.student_id as "studentId", p.full_name as name, a.id as "attemptId", a.submitted_at as "submittedAt",
  r.question_id as "questionId", q.version, q.content, q.html, r.response, r.out_of as "outOf", r.marks, r.ticked, r.comment,
  r.teacher_marked_at as "teacherMarkedAt", r.mark_revision as revision`

const tables = `teacher_quiz_attempts a
  join teacher_quiz_responses r on r.student_id = a.student_id and r.attempt_id = a.id
  cross join lateral jsonb_array_elements(a.questions) asked
  join quiz_questions q on q.quiz_id = a.quiz_id and q.id = r.question_id and q.id = (asked->>'id')::uuid
    and q.version = (asked->>'version')::int
  join profiles p on p.id = a.student_id`

/** What waits for a teacher's mark or has it, the earliest first. */
const isToMark = `a.submitted_at is not null and q.content->>'kind' = 'written'
  and (r.verdict = 'waiting' or r.teacher_marked_at is not null)`

export async function readWritten(
  queries: Queries,
  { teacherId, quizId }: { teacherId: string; quizId: string },
): Promise<WrittenRow[]> {
  return queries.query<WrittenRow>(
    `select ${columns} from ${tables} where a.quiz_id = $2 and ${isToMark} and ${ofTeacher('$1')}
     order by q.position, q.id, q.version, a.submitted_at, a.student_id, a.id`,
    [teacherId, quizId],
  )
}

interface AnswerName {
  teacherId: string
  quizId: string
  studentId: string
  attemptId: string
  questionId: string
}

/** One answer that the teacher may mark; it stays as it is until the transaction ends. */
export async function lockWritten(transaction: Queries, name: AnswerName): Promise<WrittenRow | null> {
  const { teacherId, quizId, studentId, attemptId, questionId } = name
  const [row] = await transaction.query<WrittenRow>(
    `select ${columns} from ${tables} where a.quiz_id = $2 and a.student_id = $3 and a.id = $4 and r.question_id = $5
       and ${isToMark} and ${ofTeacher('$1')} for update of a, r`,
    [teacherId, quizId, studentId, attemptId, questionId],
  )
  return row ?? null
}

/** Writes a mark, or takes it back, and the sum of its attempt. @returns how many answers of the attempt still wait */
export async function writeTeacherMark(
  transaction: Queries,
  options: Omit<AnswerName, 'teacherId'> & {
    mark: TeacherMark | null
    verdict: Verdict
    revision: number
    now: Date
  },
): Promise<{ waiting: number }> {
  const { studentId, attemptId, questionId, mark, verdict, revision, now } = options
  await transaction.query(
    `update teacher_quiz_responses set marks = $4, verdict = $5, ticked = $6::jsonb, comment = $7, teacher_marked_at = $8,
       mark_revision = $9
     where student_id = $1 and attempt_id = $2 and question_id = $3`,
    [
      studentId,
      attemptId,
      questionId,
      mark?.marks ?? 0,
      verdict,
      JSON.stringify(mark?.ticked ?? []),
      mark?.comment ?? '',
      mark ? now : null,
      revision,
    ],
  )
  const [left] = await transaction.query<{ waiting: number }>(
    `with sums as (select coalesce(sum(marks), 0)::int as marks, (count(*) filter (where verdict = 'waiting'))::int as waiting
       from teacher_quiz_responses where student_id = $1 and attempt_id = $2)
     update teacher_quiz_attempts a set marks = sums.marks from sums where a.student_id = $1 and a.id = $2
     returning sums.waiting`,
    [studentId, attemptId],
  )
  return { waiting: left?.waiting ?? 0 }
}

/** A teacher's comments to use again, in the order in which they were written. */
export async function readComments(queries: Queries, teacherId: string): Promise<MarkingComment[]> {
  return queries.query<MarkingComment>(
    'select id, text from marking_comments where teacher_id = $1 order by created_at, id',
    [teacherId],
  )
}

/** @returns whether there was one more to keep, within `most`, or it was known. */
export async function writeComment(
  queries: Queries,
  { teacherId, id, text, most, now }: { teacherId: string; id: string; text: string; most: number; now: Date },
): Promise<boolean> {
  const rows = await queries.query(
    `insert into marking_comments (teacher_id, id, text, created_at)
     select $1, $2, $3, $5 where (select count(*) from marking_comments where teacher_id = $1 and id <> $2) < $4
     on conflict (teacher_id, id) do update set text = excluded.text returning id`,
    [teacherId, id, text, most, now],
  )
  return rows.length > 0
}

export async function deleteComment(queries: Queries, { teacherId, id }: { teacherId: string; id: string }) {
  await queries.query('delete from marking_comments where teacher_id = $1 and id = $2', [teacherId, id])
}
