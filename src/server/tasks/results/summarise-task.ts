import type { TaskSummary } from '#contract/tasks.ts'
import { isDone } from '#domain/tasks/task-progress.ts'
import type { PupilStanding } from '../pupil-standing.ts'
import type { ListedTask } from '../task-store.ts'

/** A task as every list shows it. */
export function summariseTask(task: ListedTask, standings: readonly PupilStanding[], now: Date): TaskSummary {
  const { id, title, note, method, goalPercent, classes, wholeClasses } = task
  const { opensOn, dueOn, dueTime, lateAllowed } = task
  const done = standings.filter(({ state }) => isDone(state)).length
  return {
    id,
    title,
    note,
    method,
    goalPercent,
    classes,
    wholeClasses,
    opensOn,
    dueOn,
    dueTime,
    lateAllowed,
    pupils: standings.length,
    done,
    begun: standings.filter(({ state, progress }) => !isDone(state) && progress.lastAt !== null).length,
    opened: task.opensAt <= now,
    finished: task.dueAt <= now,
    withdrawn: task.withdrawnAt !== null,
  }
}
