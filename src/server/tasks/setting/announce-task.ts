import type { Queries } from '../../database/database.ts'
import { notify } from '../../notices/notify.ts'
import { readTask } from '../task-store.ts'

/** Tells pupils of a task that is open, each once. */
export async function announceTask(
  queries: Queries,
  { taskId, to, now }: { taskId: string; to: readonly string[]; now: Date },
): Promise<void> {
  const task = await readTask(queries, taskId)
  if (!task || task.withdrawnAt || task.opensAt > now || task.dueAt <= now) return
  await notify(queries, {
    to,
    cause: `task:${taskId}:set`,
    title: `New task: ${task.title}`,
    body: task.note,
    link: '/tasks',
    at: now,
  })
}
