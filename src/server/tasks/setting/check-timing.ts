import { AppError } from '#contract/errors.ts'
import { daysBetween } from '#domain/progress/day.ts'
import { LONGEST_TASK_DAYS, type TaskTiming, type TaskWindow, windowOf } from '#domain/tasks/task.ts'

/**
 * The instants of a task's timing.
 * @param mustBeAhead whether it has to be due after `now`
 * @throws {AppError} bad-input for one that ends before it begins, is over, or takes longer than a school year.
 */
export function checkTiming(
  timing: TaskTiming,
  { timeZone, mustBeAhead, now }: { timeZone: string; mustBeAhead: boolean; now: Date },
): TaskWindow {
  const window = windowOf(timing, timeZone)
  if (window.dueAt <= window.opensAt) throw refuse('It has to be due after it opens.')
  if (mustBeAhead && window.dueAt <= now) throw refuse('Give a day and time that are still to come.')
  if (daysBetween(timing.opensOn, timing.dueOn) > LONGEST_TASK_DAYS)
    throw refuse(`A task is open for at most ${LONGEST_TASK_DAYS} days.`)
  return window
}

const refuse = (message: string) => new AppError('bad-input', { message, fields: { dueOn: message } })
