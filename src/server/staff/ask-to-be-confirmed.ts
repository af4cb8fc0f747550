import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { askToBeConfirmedEndpoint } from '#contract/staff.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Database } from '../database/database.ts'
import { readParentIds } from '../families/family-store.ts'
import { requireParent } from '../families/require-child.ts'
import { notify } from '../notices/notify.ts'
import { lockLink, readVouchedPupil, writeLinkAsked } from './confirmation-store.ts'
import { readAdminIds } from './staff-store.ts'

/**
 * Asks the child's school to confirm a linked parent. The child's teachers and the school's named adult are told, or the admins where
 * there is nobody else.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a parent; not-found for a child who is not linked.
 */
export async function askToBeConfirmed(options: {
  person: Person
  studentId: string
  database: Database
  now: Date
}): Promise<AnswerOf<typeof askToBeConfirmedEndpoint>> {
  const { person, studentId, database, now } = options
  const { parentId } = requireParent(person)
  await database.transaction(async (transaction) => {
    const parentIds = await readParentIds(transaction, studentId)
    if (!may(person, 'ask to be confirmed as parent', { parentIds })) throw new AppError('not-found')
    const link = await lockLink(transaction, { studentId, parentId })
    const pupil = await readVouchedPupil(transaction, studentId)
    if (!link || !pupil) throw new AppError('not-found')
    if (link.askedAt || link.confirmedAt) return
    await writeLinkAsked(transaction, { studentId, parentId, now })
    const those = [...pupil.teacherIds, ...(pupil.namedAdultId ? [pupil.namedAdultId] : [])]
    await notify(transaction, {
      to: those.length > 0 ? those : await readAdminIds(transaction),
      cause: `parent-request:${studentId}:${parentId}:${now.toISOString().slice(0, 10)}`,
      title: `${link.parentName} asks to be confirmed as a parent`,
      body: `They are linked to ${link.studentName}. Confirm them only if the school’s records say so.`,
      link: '/confirmations',
      at: now,
    })
  })
  return {}
}
