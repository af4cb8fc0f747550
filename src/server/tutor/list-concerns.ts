import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { listConcerns as endpoint } from '#contract/tutor.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { readConcerns } from './concern-store.ts'

const CONCERNS_SHOWN = 100

/** @throws {AppError} not-signed-in; not-allowed for anyone but an admin. */
export async function listConcerns(options: { person: Person; queries: Queries }): Promise<AnswerOf<typeof endpoint>> {
  const { person, queries } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'read concerns')) throw new AppError('not-allowed')
  const { concerns, more } = await readConcerns(queries, CONCERNS_SHOWN)
  return {
    more,
    concerns: concerns.map(({ id, kind, message, receivedAt, seenAt, fullName, email, school }) => ({
      id,
      kind,
      message,
      person: fullName !== null && email !== null ? { fullName, email, school } : null,
      receivedAt: receivedAt.toISOString(),
      seenAt: seenAt?.toISOString() ?? null,
    })),
  }
}
