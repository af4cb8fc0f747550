import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { acceptSchoolEndpoint } from '#contract/staff.ts'
import type { Person } from '#domain/permissions.ts'
import type { Database } from '../database/database.ts'
import { notify } from '../notices/notify.ts'
import { confirmTeacher } from './confirm-teacher.ts'
import { requireAnyTeacher } from './require-voucher.ts'
import { readAdminIds, readOffers, readStandingRow, readVouchingSchool } from './staff-store.ts'

/**
 * Joins a school that offers it: by an invitation to the teacher's verified address, or by the domain of that address. Those who vouch
 * for the school are told, so that they can end what should not be. Done again it changes nothing.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a teacher; not-found for a school that offers nothing.
 */
export async function acceptSchool(options: {
  person: Person
  schoolId: string
  database: Database
  now: Date
}): Promise<AnswerOf<typeof acceptSchoolEndpoint>> {
  const { person, schoolId, database, now } = options
  const { id: userId } = requireAnyTeacher(person)
  const name = await database.transaction(async (transaction) => {
    const standing = await readStandingRow(transaction, { userId, lock: true })
    const school = await readVouchingSchool(transaction, schoolId)
    if (!standing || !school) throw new AppError('not-found')
    if (standing.confirmed && standing.schoolId === schoolId) return school.name
    const offer = (await readOffers(transaction, userId)).find((one) => one.schoolId === schoolId)
    if (!offer) throw new AppError('not-found')
    const { fullName } = standing
    await confirmTeacher(transaction, { userId, fullName, school, actorId: userId, by: offer.by, now })
    await notify(transaction, {
      to: school.namedAdultId ? [school.namedAdultId] : await readAdminIds(transaction),
      cause: `staff:${schoolId}:joined:${userId}:${now.toISOString()}`,
      title: `${fullName} has joined ${school.name} as a teacher`,
      body:
        offer.by === 'invitation'
          ? `They accepted the invitation to ${standing.email}. If that is wrong, end it under Confirmations.`
          : `Their address, ${standing.email}, is at the school’s mail domain. If that is wrong, end it under Confirmations.`,
      link: school.namedAdultId ? '/confirmations' : `/confirmations?school=${schoolId}`,
      at: now,
    })
    return school.name
  })
  return { school: name }
}
