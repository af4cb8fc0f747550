import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { accountOf } from '../groups/find-group.ts'
import { sharesGroup, writePersonMute } from '../groups/messages/mute-store.ts'

/**
 * Hides what somebody says from one pupil alone, or shows it again; nobody else learns of it.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a student; not-found for somebody who is in no group with them.
 */
export async function mutePerson(options: {
  person: Person
  mutedId: string
  muted: boolean
  queries: Queries
  now: Date
}): Promise<{ muted: boolean }> {
  const { person, mutedId, muted, queries, now } = options
  const studentId = accountOf(person)
  if (!may(person, 'find groups')) throw new AppError('not-allowed')
  if (muted && (mutedId === studentId || !(await sharesGroup(queries, { studentId, otherId: mutedId }))))
    throw new AppError('not-found')
  await writePersonMute(queries, { studentId, mutedId, muted, now })
  return { muted }
}
