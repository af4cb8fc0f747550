import { AppError } from '#contract/errors.ts'
import type { Person } from '#domain/permissions.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Database } from '../database/database.ts'
import type { LiveRooms } from '../live/live.ts'
import { notify } from '../notices/notify.ts'
import { requireVoucher } from './require-voucher.ts'
import { readPupilsTaught, removeStaffMember } from './staff-store.ts'

/**
 * Ends a teacher's confirmation. Their classes and what they made stay; they have no power over any pupil until a school confirms them
 * again. They and their pupils are told.
 * @throws {AppError} as `requireVoucher`; not-found for who is no teacher of the school, and for oneself.
 */
export async function endStaff(options: {
  person: Person
  schoolId: string
  userId: string
  database: Database
  live: Pick<LiveRooms, 'recheck'>
  now: Date
}): Promise<Record<string, never>> {
  const { person, schoolId, userId, database, live, now } = options
  await database.transaction(async (transaction) => {
    const { voucherId, school } = await requireVoucher({ person, schoolId, queries: transaction })
    if (userId === voucherId || !(await removeStaffMember(transaction, { userId, schoolId })))
      throw new AppError('not-found')
    await recordAct(transaction, {
      actorId: voucherId,
      act: 'teacher-ended',
      subject: { personId: userId },
      details: { school: schoolId },
      at: now,
    })
    const cause = `staff:${schoolId}:ended:${userId}:${now.toISOString()}`
    await notify(transaction, {
      to: [userId],
      cause,
      title: `You are no longer confirmed as a teacher of ${school.name}`,
      body: 'Your classes, quizzes and sets are still there. You see nothing of your pupils until a school confirms you.',
      link: '/dashboard/teacher',
      at: now,
    })
    await notify(transaction, {
      to: await readPupilsTaught(transaction, userId),
      cause,
      title: 'One of your teachers no longer sees your progress',
      body: `${school.name} has ended their confirmation.`,
      link: '/privacy',
      at: now,
    })
  })
  await live.recheck(userId)
  return {}
}
