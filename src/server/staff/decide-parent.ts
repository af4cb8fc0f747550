import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { decideParentEndpoint } from '#contract/staff.ts'
import { may, type Person } from '#domain/permissions.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Database } from '../database/database.ts'
import { notify } from '../notices/notify.ts'
import { lockLink, readVouchedPupil, writeLinkDecided } from './confirmation-store.ts'
import { requireConfirmed } from './require-voucher.ts'

/**
 * Confirms that a linked parent is the pupil's parent or carer, or refuses or takes that back. Both are told.
 * @throws {AppError} not-signed-in; not-allowed for anyone but confirmed teachers and admins; not-found for a pupil who is not theirs, and
 * where there is no link or nothing was asked.
 */
export async function decideParent(options: {
  person: Person
  studentId: string
  parentId: string
  confirmed: boolean
  database: Database
  now: Date
}): Promise<AnswerOf<typeof decideParentEndpoint>> {
  const { person, studentId, parentId, confirmed, database, now } = options
  const { id: voucherId } = requireConfirmed(person)
  await database.transaction(async (transaction) => {
    const pupil = await readVouchedPupil(transaction, studentId)
    if (!pupil || !may(person, 'vouch for parents', pupil) || parentId === voucherId) throw new AppError('not-found')
    const link = await lockLink(transaction, { studentId, parentId })
    if (!link) throw new AppError('not-found')
    if (confirmed === (link.confirmedAt !== null) && !link.askedAt) return
    if (confirmed && !link.askedAt) throw new AppError('not-found')
    await writeLinkDecided(transaction, { studentId, parentId, confirmedBy: confirmed ? voucherId : null, now })
    await recordAct(transaction, {
      actorId: voucherId,
      act: confirmed ? 'parent-confirmed' : 'parent-refused',
      subject: { personId: parentId },
      details: { child: studentId },
      at: now,
    })
    const cause = `parent-link:${studentId}:${parentId}:${now.toISOString()}`
    await notify(transaction, {
      to: [parentId],
      cause,
      title: confirmed
        ? `The school has confirmed you as ${link.studentName}’s parent or carer`
        : `The school has not confirmed you as ${link.studentName}’s parent or carer`,
      body: confirmed
        ? 'You can now decide what they are allowed, get a copy of their data, and have their account deleted.'
        : 'You still see how they are doing. If you think that this is a mistake, talk to the school.',
      link: '/dashboard/parent',
      at: now,
    })
    if (!confirmed) return
    await notify(transaction, {
      to: [studentId],
      cause,
      title: `Your school has confirmed that ${link.parentName} is your parent or carer`,
      body: 'They can now decide what you are allowed, get a copy of your data, and have your account deleted. If they are not your parent or carer, tell your teacher.',
      link: '/privacy',
      at: now,
    })
  })
  return { confirmed }
}
