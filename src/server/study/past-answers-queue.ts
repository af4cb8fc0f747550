import { z } from 'zod'
import type { ItemFinder } from '#domain/study/snapshot.ts'
import type { Database } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Queue } from '../jobs/queue.ts'
import { rememberPastAnswers } from './remember-past-answers.ts'

const pastAnswers: Queue<Record<string, never>> = { name: 'past-answers', data: z.object({}).strict() }

/** Answers that were given before questions were scheduled are remembered once, in the background. */
export async function startPastAnswers(parts: {
  jobs: Jobs
  database: Database
  curriculum: { itemFacts: ItemFinder }
}): Promise<void> {
  const { jobs, database, curriculum } = parts
  await jobs.work(pastAnswers, (_data, { signal }) =>
    rememberPastAnswers({ database, items: curriculum.itemFacts, signal }),
  )
  await jobs.send(pastAnswers, {}, { key: 'questions' })
}
