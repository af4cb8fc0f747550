import { AppError } from '#contract/errors.ts'
import type { AgeBand } from '#domain/groups/age-band.ts'
import { ownAnswerCounts } from '#domain/groups/writing.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Database } from '../database/database.ts'
import { accountOf } from '../groups/find-group.ts'
import { lockAgeBand, writeAgeBand } from './age-band-store.ts'

/**
 * A pupil's own answer to 'Are you 13 or over?'.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a student; already-decided for making oneself older.
 */
export async function sayAgeBand(options: {
  person: Person
  ageBand: AgeBand
  database: Database
}): Promise<{ ageBand: AgeBand }> {
  const { person, ageBand, database } = options
  const studentId = accountOf(person)
  if (!may(person, 'say own age band', { studentId })) throw new AppError('not-allowed')
  await database.transaction(async (transaction) => {
    const current = await lockAgeBand(transaction, studentId)
    if (current === undefined) throw new AppError('not-allowed')
    if (!ownAnswerCounts(current, ageBand))
      throw new AppError('already-decided', {
        message: 'You said that you are under 13. When that changes, your teacher or a parent can say so for you.',
      })
    await writeAgeBand(transaction, { studentId, ageBand })
  })
  return { ageBand }
}
