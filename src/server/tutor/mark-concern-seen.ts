import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { markConcernSeen as endpoint } from '#contract/tutor.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { writeSeen } from './concern-store.ts'

/** @throws {AppError} not-signed-in; not-allowed for anyone but an admin; not-found. */
export async function markConcernSeen(options: {
  person: Person
  id: string
  queries: Queries
  now: Date
}): Promise<AnswerOf<typeof endpoint>> {
  const { person, id, queries, now } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'read concerns')) throw new AppError('not-allowed')
  const seenAt = await writeSeen(queries, { id, seenBy: person.id, now })
  if (!seenAt) throw new AppError('not-found')
  return { id, seenAt: seenAt.toISOString() }
}
