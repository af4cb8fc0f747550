import type { BoardId } from '#domain/curriculum/board.ts'
import type { TaskMethod, TaskTiming, TaskWindow } from '#domain/tasks/task.ts'

/** A task as it is stored. */
export interface TaskRow extends TaskTiming, TaskWindow {
  id: string
  teacherId: string
  title: string
  note: string
  method: TaskMethod
  /** A topic's id, `set:<id>` or `quiz:<id>`. */
  scope: string
  board: BoardId | null
  sectionId: string | null
  goalPercent: number | null
  timeZone: string
  createdAt: Date
  withdrawnAt: Date | null
}

/** The columns of a `TaskRow`, of the alias `w`. */
export const taskColumns = `w.id, w.teacher_id as "teacherId", w.title, w.note, w.method, w.scope, w.board,
  w.section_id as "sectionId", w.goal_percent as "goalPercent", w.opens_on as "opensOn", w.due_on as "dueOn",
  w.due_time as "dueTime", w.time_zone as "timeZone", w.opens_at as "opensAt", w.due_at as "dueAt",
  w.late_allowed as "lateAllowed", w.created_at as "createdAt", w.withdrawn_at as "withdrawnAt"`

/** A place in a list that is ordered by due moment and id. */
export interface TaskCursor {
  dueAt: Date
  id: string
}

export const writeCursor = ({ dueAt, id }: TaskCursor) => `${dueAt.getTime()}_${id}`

/** Null for what no list ended with. */
export function readCursor(text: string | undefined): TaskCursor | null {
  const [, time, id] = /^(\d{1,14})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text ?? '') ?? []
  return time && id ? { dueAt: new Date(Number(time)), id } : null
}
