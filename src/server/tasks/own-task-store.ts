import type { Queries } from '../database/database.ts'
import type { Moment } from '../http/cursor.ts'
import { tasksOf } from './audience.ts'
import { type TaskRow, taskColumns } from './task-row.ts'

export type OwnTaskRow = TaskRow & { teacherName: string }

/** A pupil's tasks that have opened and were not withdrawn, the latest due first. */
export async function readOwnTasks(
  queries: Queries,
  options: { studentId: string; after: Moment | null; limit: number; now: Date },
): Promise<OwnTaskRow[]> {
  const { studentId, after, limit, now } = options
  return queries.query<OwnTaskRow>(
    `select ${taskColumns}, p.full_name as "teacherName" from tasks w join profiles p on p.id = w.teacher_id
     where w.id in ${tasksOf('$1')} and w.withdrawn_at is null and w.opens_at <= $2
       and ($3::timestamptz is null or (w.due_at, w.id) < ($3, $4::uuid))
     order by w.due_at desc, w.id desc limit $5`,
    [studentId, now, after?.at ?? null, after?.id ?? null, limit],
  )
}

/** The pupil's time zone; null for somebody who is none. */
export async function readPupilZone(queries: Queries, studentId: string): Promise<string | null> {
  const [row] = await queries.query<{ timeZone: string }>(
    `select time_zone as "timeZone" from profiles where id = $1 and role = 'student'`,
    [studentId],
  )
  return row?.timeZone ?? null
}
