import type { Queries } from '../database/database.ts'

export interface FailedJob {
  id: string
  queue: string
  failedAt: Date
  attempts: number
  /** The message of what went wrong last. */
  reason: string
}

/** The newest 50 jobs that were given up. */
export async function readFailedJobs({ query }: Pick<Queries, 'query'>): Promise<FailedJob[]> {
  return query<FailedJob>(
    `select id, name as queue, completed_on as "failedAt", retry_count + 1 as attempts,
       coalesce(output ->> 'message', output ->> 'value', '') as reason
     from jobs.job where state = 'failed' order by completed_on desc, id limit 50`,
  )
}
