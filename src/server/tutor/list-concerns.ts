import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { listConcernsEndpoint } from '#contract/tutor.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { readConcerns, readSchoolsThatNamed } from './concern-store.ts'

const CONCERNS_SHOWN = 100

/**
 * An admin sees all; the adult whom a school has named, those of its people.
 * @throws {AppError} not-signed-in; not-allowed for anyone else.
 */
export async function listConcerns(options: {
  person: Person
  queries: Queries
}): Promise<AnswerOf<typeof listConcernsEndpoint>> {
  const { person, queries } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  const schoolIds = person.role === 'admin' ? null : await readSchoolsThatNamed(queries, person.id)
  const namedAdultId = schoolIds && schoolIds.length > 0 ? person.id : null
  if (!may(person, 'read concerns', { namedAdultId })) throw new AppError('not-allowed')
  const { concerns, more } = await readConcerns(queries, { schoolIds, limit: CONCERNS_SHOWN })
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
