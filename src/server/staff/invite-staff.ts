import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { inviteStaffEndpoint } from '#contract/staff.ts'
import type { Person } from '#domain/permissions.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Database } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { mailQueue } from '../mail/mail-queue.ts'
import { requireVoucher } from './require-voucher.ts'
import { readStaffInvitations, removeStaffInvitation, writeStaffInvitation } from './staff-store.ts'

/** More than any school's staff room. */
const MOST_OPEN = 300

/**
 * Invites a teacher by mail; an address that is invited already gets no second mail. Whether it has an account is not told.
 * @throws {AppError} as `requireVoucher`; limit-reached.
 */
export async function inviteStaff(options: {
  person: Person
  schoolId: string
  email: string
  database: Database
  jobs: Jobs
  publicUrl: string
  now: Date
}): Promise<AnswerOf<typeof inviteStaffEndpoint>> {
  const { person, schoolId, email, database, jobs, publicUrl, now } = options
  await database.transaction(async (transaction) => {
    const { voucherId, school } = await requireVoucher({ person, schoolId, queries: transaction })
    if ((await readStaffInvitations(transaction, schoolId)).length >= MOST_OPEN) throw new AppError('limit-reached')
    if (!(await writeStaffInvitation(transaction, { schoolId, email, invitedBy: voucherId, now }))) return
    await recordAct(transaction, {
      actorId: voucherId,
      act: 'teacher-invited',
      subject: { id: schoolId, name: school.name },
      at: now,
    })
    const mail = composeMail({
      to: email,
      name: '',
      subject: `${school.name} invites you to Revisewell`,
      paragraphs: [
        `${school.name} uses Revisewell and invites you to join it as a teacher.`,
        'Sign up as a teacher with this address, or sign in if you have an account, and accept the invitation on your dashboard.',
      ],
      action: { label: 'Open Revisewell', url: `${publicUrl}/dashboard/teacher` },
      small: ['The invitation is open for a month. If you do not work at this school, ignore this mail.'],
    })
    await jobs.send(mailQueue, mail, { key: `staff:${schoolId}:${email}:${now.toISOString()}`, within: transaction })
  })
  return { email }
}

/** @throws {AppError} as `requireVoucher`. */
export async function withdrawStaffInvitation(options: {
  person: Person
  schoolId: string
  email: string
  database: Database
}): Promise<Record<string, never>> {
  const { person, schoolId, email, database } = options
  await requireVoucher({ person, schoolId, queries: database })
  await removeStaffInvitation(database, { schoolId, email })
  return {}
}
