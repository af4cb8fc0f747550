import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { changeStaffEndpoint } from '#contract/staff.ts'
import type { Person } from '#domain/permissions.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Database } from '../database/database.ts'
import { notify } from '../notices/notify.ts'
import { requireVoucher } from './require-voucher.ts'
import { writeModerates } from './staff-store.ts'

/**
 * Asks a teacher to look after all study groups of their school, or no longer. They are told.
 * @throws {AppError} as `requireVoucher`; not-found for who is no confirmed teacher of the school.
 */
export async function changeStaff(options: {
  person: Person
  schoolId: string
  userId: string
  moderates: boolean
  database: Database
  now: Date
}): Promise<AnswerOf<typeof changeStaffEndpoint>> {
  const { person, schoolId, userId, moderates, database, now } = options
  await database.transaction(async (transaction) => {
    const { voucherId, school } = await requireVoucher({ person, schoolId, queries: transaction })
    const changed = await writeModerates(transaction, { schoolId, userId, moderates, givenBy: voucherId, now })
    if (changed === null) throw new AppError('not-found')
    if (!changed) return
    await recordAct(transaction, {
      actorId: voucherId,
      act: moderates ? 'moderator-named' : 'moderator-ended',
      subject: { personId: userId },
      details: { school: schoolId },
      at: now,
    })
    await notify(transaction, {
      to: [userId],
      cause: `staff:${schoolId}:moderates:${now.toISOString()}`,
      title: moderates
        ? `${school.name} asks you to look after its study groups`
        : `You no longer look after all study groups of ${school.name}`,
      body: moderates
        ? 'You now see the chats of all of its groups. Pupils are told when you read one.'
        : 'You still see what pupils in your own classes write.',
      link: '/moderation',
      at: now,
    })
  })
  return { moderates }
}
