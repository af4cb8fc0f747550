import { elapsedBy, type Stopwatch, stopwatchAtZero } from '#domain/groups/stopwatch.ts'
import type { Queries } from '../../database/database.ts'

/** A stopwatch with the time on the database's own clock, which is the same for all servers. */
export interface TimedStopwatch {
  stopwatch: Stopwatch
  now: Date
}

/** A group's stopwatch; held until the transaction ends where it is to be changed. */
export async function readStopwatch(queries: Queries, groupId: string, { hold = false } = {}): Promise<TimedStopwatch> {
  if (hold)
    await queries.query(
      'insert into group_stopwatches (group_id, elapsed_ms) values ($1, 0) on conflict (group_id) do nothing',
      [groupId],
    )
  const [row] = await queries.query<Stopwatch & { now: Date }>(
    `select elapsed_ms as "elapsedMs", running_since as "runningSince", clock_timestamp() as now
     from group_stopwatches where group_id = $1${hold ? ' for update' : ''}`,
    [groupId],
  )
  if (!row) return { stopwatch: stopwatchAtZero, now: new Date(0) }
  const { now, ...stopwatch } = row
  return { stopwatch, now }
}

export async function writeStopwatch(
  transaction: Queries,
  groupId: string,
  { elapsedMs, runningSince }: Stopwatch,
): Promise<void> {
  await transaction.query('update group_stopwatches set elapsed_ms = $2, running_since = $3 where group_id = $1', [
    groupId,
    Math.round(elapsedMs),
    runningSince,
  ])
}

/** As it is told to browsers. */
export function toldStopwatch({ stopwatch, now }: TimedStopwatch): { elapsedMs: number; running: boolean } {
  return { elapsedMs: elapsedBy(stopwatch, now), running: stopwatch.runningSince !== null }
}
