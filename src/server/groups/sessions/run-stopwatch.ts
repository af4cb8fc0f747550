import { AppError } from '#contract/errors.ts'
import { actOnStopwatch, type StopwatchAct } from '#domain/groups/stopwatch.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Database } from '../../database/database.ts'
import { findOwnGroup } from '../find-group.ts'
import { readStopwatch, writeStopwatch } from './stopwatch-store.ts'

/**
 * Starts, pauses or resets the stopwatch that a whole group sees. The time is the database's, so that no device's or
 * server's clock counts.
 * @throws {AppError} not-signed-in; not-found for a group that the person is not in; not-allowed for anyone but its leader.
 */
export async function runStopwatch(options: {
  person: Person
  groupId: string
  act: StopwatchAct
  database: Database
}): Promise<void> {
  const { person, groupId, act, database } = options
  const group = await findOwnGroup({ person, groupId, queries: database })
  if (!may(person, 'run group stopwatch', group))
    throw new AppError('not-allowed', { message: 'The group’s leader runs the stopwatch.' })
  await database.transaction(async (transaction) => {
    const { stopwatch, now } = await readStopwatch(transaction, groupId, { hold: true })
    await writeStopwatch(transaction, groupId, actOnStopwatch(stopwatch, act, now))
  })
}
