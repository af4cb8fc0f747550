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
