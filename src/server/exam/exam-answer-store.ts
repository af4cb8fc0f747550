import type { ExamStage, PartAnswers } from '#contract/exam.ts'
import type { Queries } from '../database/database.ts'

export interface ExamAnswerRow {
  id: string
  questionId: string
  sittingId: string | null
  revision: number
  stage: ExamStage
  flagged: boolean
  parts: PartAnswers
  marks: number | null
  outOf: number
  xp: number
  startedAt: Date
  updatedAt: Date
  markedAt: Date | null
}

const columns = `id, question_id as "questionId", sitting_id as "sittingId", revision, stage, flagged, parts, marks, out_of as "outOf", xp,
  started_at as "startedAt", updated_at as "updatedAt", marked_at as "markedAt"`

export async function readExamAnswer(
  queries: Queries,
  { studentId, id }: { studentId: string; id: string },
): Promise<ExamAnswerRow | null> {
  const [row] = await queries.query<ExamAnswerRow>(
    `select ${columns} from exam_answers where student_id = $1 and id = $2`,
    [studentId, id],
  )
  return row ?? null
}

/** A pupil's latest answer to each of these questions. */
export async function readLatestExamAnswers(
  queries: Queries,
  options: { studentId: string; questionIds: readonly string[]; sittingId: string | null },
): Promise<ExamAnswerRow[]> {
  const { studentId, questionIds, sittingId } = options
  return queries.query<ExamAnswerRow>(
    `select distinct on (question_id) ${columns} from exam_answers
     where student_id = $1 and question_id = any($2::text[]) and sitting_id is not distinct from $3::uuid
     order by question_id, updated_at desc, id`,
    [studentId, questionIds, sittingId],
  )
}

/** Writes an answer whole. */
export async function writeExamAnswer(
  queries: Queries,
  studentId: string,
  answer: ExamAnswerRow & { topicId: string },
): Promise<void> {
  const {
    id,
    topicId,
    questionId,
    sittingId,
    revision,
    stage,
    flagged,
    parts,
    marks,
    outOf,
    xp,
    startedAt,
    updatedAt,
    markedAt,
  } = answer
  await queries.query(
    `insert into exam_answers (student_id, id, topic_id, question_id, sitting_id, revision, stage, flagged, parts, marks, out_of, xp,
       started_at, updated_at, marked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10, $11, $12, $13, $14, $15)
     on conflict (student_id, id) do update set revision = excluded.revision, stage = excluded.stage,
       flagged = excluded.flagged, parts = excluded.parts, marks = excluded.marks, out_of = excluded.out_of, xp = excluded.xp,
       updated_at = excluded.updated_at, marked_at = excluded.marked_at`,
    [
      studentId,
      id,
      topicId,
      questionId,
      sittingId,
      revision,
      stage,
      flagged,
      JSON.stringify(parts),
      marks,
      outOf,
      xp,
      startedAt,
      updatedAt,
      markedAt,
    ],
  )
}
