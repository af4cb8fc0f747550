import type { Queries } from '../database/database.ts'

/** What an ended job was told may name people and is forgotten; its id stays, by which it is known as done. */
export async function forgetJobData({ query }: Pick<Queries, 'query'>, queue: string, id: string): Promise<void> {
  await query(`update jobs.job set data = null where name = $1 and id = $2::uuid`, [queue, id])
}

/** The same for all that have ended, such as those of a server that was stopped in between. */
export async function forgetEndedJobs({ query }: Pick<Queries, 'query'>, queue: string): Promise<void> {
  await query(
    `update jobs.job set data = null where name = $1 and state in ('completed', 'cancelled', 'failed') and data is not null`,
    [queue],
  )
}

/** Takes out the jobs that wait and were told all that `told` holds. */
export async function removeWaitingJobs(
  { query }: Pick<Queries, 'query'>,
  { queue, told }: { queue: string; told: object },
): Promise<void> {
  await query(`delete from jobs.job where name = $1 and state in ('created', 'retry') and data @> $2::jsonb`, [
    queue,
    JSON.stringify(told),
  ])
}
