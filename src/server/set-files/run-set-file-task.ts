import { runInProcess } from '../file-tasks/run-in-process.ts'
import type { SetFileAnswer, SetFileTask } from './set-file-task.ts'

/**
 * Does a task on a set's file in a process of its own.
 * @throws {AppError} not-readable when the file breaks the process or takes it too long; unavailable when too many wait.
 */
export function runSetFileTask(task: SetFileTask): Promise<SetFileAnswer> {
  return runInProcess(new URL('set-file-process.ts', import.meta.url), task)
}
