import type { AnswerOf } from '#contract/endpoint.ts'
import type { listConfirmationsEndpoint } from '#contract/staff.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { readWaitingParents, readWaitingTeachers } from './confirmation-store.ts'
import { requireConfirmed } from './require-voucher.ts'
import { readNamedAdultsSchool } from './staff-store.ts'

/** More come up as these are decided. */
const MOST_SHOWN = 100

/** @throws {AppError} not-signed-in; not-allowed for anyone but confirmed teachers and admins. */
export async function listConfirmations(options: {
  person: Person
  queries: Queries
}): Promise<AnswerOf<typeof listConfirmationsEndpoint>> {
  const { person, queries } = options
  const { id: readerId } = requireConfirmed(person)
  const all = person.role === 'admin'
  const schoolId = all ? null : await readNamedAdultsSchool(queries, readerId)
  const [teachers, parents] = await Promise.all([
    all || schoolId ? readWaitingTeachers(queries, { schoolId, limit: MOST_SHOWN }) : [],
    readWaitingParents(queries, { readerId, all, schoolId, limit: MOST_SHOWN }),
  ])
  return {
    teachers: teachers
      .filter(({ id }) => id !== readerId)
      .map(({ schoolId: id, schoolName: name, askedAt, ...teacher }) => ({
        ...teacher,
        school: id && name ? { id, name } : null,
        askedAt: askedAt.toISOString(),
      })),
    parents: parents.map(({ linkedAt, askedAt, ...parent }) => ({
      ...parent,
      linkedAt: linkedAt.toISOString(),
      askedAt: askedAt.toISOString(),
    })),
    ownSchoolId: schoolId,
  }
}
