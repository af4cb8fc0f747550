import { z } from 'zod'
import type { Database } from '../../database/database.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Queue } from '../../jobs/queue.ts'
import { readTaskFacts } from '../task-facts-store.ts'
import type { TaskRow } from '../task-row.ts'
import { announceTask } from './announce-task.ts'

/** Pupils are told of a task on the morning on which it opens. */
const openingQueue: Queue<{ taskId: string }> = {
  name: 'task-opens',
  data: z.object({ taskId: z.uuid() }),
}

/** Lets pupils be told of a task when it opens; one that is open already was announced where it was set. */
export async function announceAtOpening(
  jobs: Pick<Jobs, 'send'>,
  { task: { id, opensAt }, now }: { task: Pick<TaskRow, 'id' | 'opensAt'>; now: Date },
): Promise<void> {
  if (opensAt <= now) return
  await jobs.send(openingQueue, { taskId: id }, { key: `${id}/${opensAt.getTime()}`, startAfter: opensAt })
}

export function announceOpenedTasks(parts: { jobs: Jobs; database: Database; now: () => Date }): Promise<void> {
  const { jobs, database, now } = parts
  return jobs.work(openingQueue, async ({ taskId }) => {
    const to = (await readTaskFacts(database, [taskId])).map(({ studentId }) => studentId)
    await announceTask(database, { taskId, to, now: now() })
  })
}
