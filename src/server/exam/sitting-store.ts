import type { Queries } from '../database/database.ts'

export interface SittingRow {
  id: string
  paperId: string
  questionIds: string[]
  minutes: number | null
  startedAt: Date
  pausedAt: Date | null
  restMs: number
  handedInAt: Date | null
}

const columns = `id, paper_id as "paperId", question_ids as "questionIds", minutes, started_at as "startedAt",
  paused_at as "pausedAt", rest_ms as "restMs", handed_in_at as "handedInAt"`

export async function readSitting(
  queries: Queries,
  { studentId, id, lock = false }: { studentId: string; id: string; lock?: boolean },
): Promise<SittingRow | null> {
  const [row] = await queries.query<SittingRow>(
    `select ${columns} from paper_sittings where student_id = $1 and id = $2${lock ? ' for update' : ''}`,
    [studentId, id],
  )
  return row ?? null
}

/** A pupil's sittings of a paper with the marks of what is marked, the newest first. */
export async function listSittings(
  queries: Queries,
  { studentId, paperId }: { studentId: string; paperId: string },
): Promise<(SittingRow & { marks: number; marked: number })[]> {
  return queries.query(
    `select ${columns}, coalesce(m.marks, 0)::int as marks, coalesce(m.marked, 0)::int as marked
     from paper_sittings s left join lateral (
       select sum(a.marks) as marks, count(*) as marked from exam_answers a
       where a.student_id = s.student_id and a.sitting_id = s.id and a.marked_at is not null) m on true
     where s.student_id = $1 and s.paper_id = $2 order by s.started_at desc, s.id`,
    [studentId, paperId],
  )
}

/** Begins a sitting, unless this pupil has one with its id. */
export async function writeSitting(
  queries: Queries,
  studentId: string,
  sitting: Pick<SittingRow, 'id' | 'paperId' | 'questionIds' | 'minutes' | 'startedAt'>,
): Promise<void> {
  const { id, paperId, questionIds, minutes, startedAt } = sitting
  await queries.query(
    `insert into paper_sittings (student_id, id, paper_id, question_ids, minutes, started_at)
     values ($1, $2, $3, $4::jsonb, $5, $6) on conflict do nothing`,
    [studentId, id, paperId, JSON.stringify(questionIds), minutes, startedAt],
  )
}

/** Writes how the clock stands and whether it is handed in. */
export async function updateSitting(
  queries: Queries,
  studentId: string,
  sitting: Pick<SittingRow, 'id' | 'pausedAt' | 'restMs' | 'handedInAt'>,
): Promise<void> {
  const { id, pausedAt, restMs, handedInAt } = sitting
  await queries.query(
    `update paper_sittings set paused_at = $3, rest_ms = $4, handed_in_at = $5 where student_id = $1 and id = $2`,
    [studentId, id, pausedAt, restMs, handedInAt],
  )
}
