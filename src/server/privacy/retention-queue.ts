import { z } from 'zod'
import type { Jobs } from '../jobs/jobs.ts'
import type { Queue } from '../jobs/queue.ts'
import { applyRetention } from './apply-retention.ts'

const retentionQueue: Queue<object> = { name: 'retention', data: z.object({}) }

/** At night, when the fewest people revise. */
const EVERY_NIGHT = '20 3 * * *'

/** What is no longer to be kept is deleted every night. */
export async function startRetention(
  parts: Omit<Parameters<typeof applyRetention>[0], 'now'> & { jobs: Jobs; now: () => Date },
) {
  const { jobs, now, ...rest } = parts
  await jobs.work(retentionQueue, async () => {
    await applyRetention({ ...rest, jobs, now: now() })
  })
  await jobs.schedule(retentionQueue, EVERY_NIGHT, {})
}
