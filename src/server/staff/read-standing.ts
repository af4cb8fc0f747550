import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { readStandingEndpoint } from '#contract/staff.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { listConfirmations } from './list-confirmations.ts'
import { requireAnyTeacher } from './require-voucher.ts'
import { readOffers, readStandingRow } from './staff-store.ts'

/** @throws {AppError} not-signed-in; not-allowed for anyone but a teacher. */
export async function readStanding(options: {
  person: Person
  queries: Queries
}): Promise<AnswerOf<typeof readStandingEndpoint>> {
  const { person, queries } = options
  const { id: userId } = requireAnyTeacher(person)
  const row = await readStandingRow(queries, { userId })
  if (!row) throw new AppError('not-signed-in')
  const { confirmed, schoolId, schoolName, requestSchool, askedAt, refusedAt, emailVerified } = row
  const school = confirmed && schoolId && schoolName ? { id: schoolId, name: schoolName } : null
  const waiting = may(person, 'moderate groups') ? await listConfirmations({ person, queries }) : null
  return {
    school,
    request:
      requestSchool && askedAt
        ? { school: requestSchool, askedAt: askedAt.toISOString(), refused: refusedAt !== null }
        : null,
    offers: (await readOffers(queries, userId)).filter((offer) => offer.schoolId !== school?.id),
    emailVerified,
    waiting: waiting ? waiting.teachers.length + waiting.parents.length : 0,
  }
}
