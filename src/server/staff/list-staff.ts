import type { AnswerOf } from '#contract/endpoint.ts'
import type { listStaffEndpoint } from '#contract/staff.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { requireVoucher } from './require-voucher.ts'
import { readStaff, readStaffInvitations } from './staff-store.ts'

/** @throws {AppError} as `requireVoucher`. */
export async function listStaff(options: {
  person: Person
  schoolId: string
  queries: Queries
}): Promise<AnswerOf<typeof listStaffEndpoint>> {
  const { person, schoolId, queries } = options
  const {
    school: { id, name },
  } = await requireVoucher({ person, schoolId, queries })
  const [staff, invitations] = await Promise.all([
    readStaff(queries, schoolId),
    readStaffInvitations(queries, schoolId),
  ])
  return {
    school: { id, name },
    staff,
    invitations: invitations.map(({ email, invitedAt }) => ({ email, invitedAt: invitedAt.toISOString() })),
  }
}
