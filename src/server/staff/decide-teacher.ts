import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { decideTeacherEndpoint } from '#contract/staff.ts'
import type { Person } from '#domain/permissions.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Database } from '../database/database.ts'
import { notify } from '../notices/notify.ts'
import { confirmTeacher } from './confirm-teacher.ts'
import { requireVoucher } from './require-voucher.ts'
import { readStandingRow, writeRefusal } from './staff-store.ts'

/**
 * Confirms that somebody teaches at a school, or refuses. A named adult decides about those who asked their own school, an admin about
 * all.
 * @throws {AppError} not-signed-in; not-allowed for anyone but confirmed teachers and admins; not-found for who did not ask, or is not
 * theirs to decide about; already-decided for a teacher whom another school has confirmed.
 */
export async function decideTeacher(options: {
  person: Person
  userId: string
  schoolId: string
  confirmed: boolean
  database: Database
  now: Date
}): Promise<AnswerOf<typeof decideTeacherEndpoint>> {
  const { person, userId, schoolId, confirmed, database, now } = options
  await database.transaction(async (transaction) => {
    const { voucherId, school } = await requireVoucher({ person, schoolId, queries: transaction })
    const standing = await readStandingRow(transaction, { userId, lock: true })
    if (standing?.role !== 'teacher' || userId === voucherId) throw new AppError('not-found')
    if (standing.confirmed && standing.schoolId === schoolId && confirmed) return
    if (standing.confirmed) throw new AppError('already-decided')
    const asked = standing.requestSchool !== null && (person.role === 'admin' || standing.requestSchoolId === schoolId)
    if (!asked) throw new AppError('not-found')
    if (confirmed) {
      const by = person.role === 'admin' ? 'admin' : 'named-adult'
      const { fullName } = standing
      await confirmTeacher(transaction, { userId, fullName, school, actorId: voucherId, by, now })
      return
    }
    if (standing.refusedAt) return
    await writeRefusal(transaction, { userId, refusedBy: voucherId, now })
    await recordAct(transaction, {
      actorId: voucherId,
      act: 'teacher-refused',
      subject: { personId: userId },
      details: { school: schoolId },
      at: now,
    })
    await notify(transaction, {
      to: [userId],
      cause: `staff:${schoolId}:refused:${now.toISOString()}`,
      title: `${standing.requestSchool} has not confirmed you`,
      body: 'If you do teach there, talk to the adult in charge at the school, then ask again on your dashboard.',
      link: '/dashboard/teacher',
      at: now,
    })
  })
  return { confirmed }
}
