import { AppError } from '#contract/errors.ts'
import { joinCodeIn } from '#domain/classes/join-code.ts'
import { MOST_CHILDREN, MOST_PARENTS } from '#domain/families/family-limits.ts'
import type { Person } from '#domain/permissions.ts'
import type { Database } from '../database/database.ts'
import type { RateLimit } from '../http/limits/rate-limit.ts'
import { notify } from '../notices/notify.ts'
import { readChildIds, readFullName, readParentIds, takeCode, writeLink } from './family-store.ts'
import { requireParent } from './require-child.ts'

/**
 * Links a parent to the pupil whose code it is, and tells the pupil.
 * @throws {AppError} not-signed-in; not-allowed; not-found alike for a wrong, a used and an old code; limit-reached;
 * too-many-requests, so that nobody finds a code by trying.
 */
export async function connectChild(options: {
  person: Person
  code: string
  database: Database
  /** By parent. */
  tries: RateLimit
  now: Date
}): Promise<{ studentId: string; fullName: string }> {
  const { person, database, tries, now } = options
  const { parentId } = requireParent(person)
  await tries.take(parentId)
  const code = joinCodeIn(options.code)
  const wrong = () =>
    new AppError('not-found', { message: 'That code is not right or no longer works. Ask your child for a new one.' })
  if (code === null) throw wrong()
  const child = await database.transaction(async (transaction) => {
    if ((await readChildIds(transaction, parentId)).length >= MOST_CHILDREN)
      throw new AppError('limit-reached', { message: `You can connect at most ${MOST_CHILDREN} children.` })
    const studentId = await takeCode(transaction, { code, now })
    if (studentId === undefined) throw wrong()
    if ((await readParentIds(transaction, studentId)).length >= MOST_PARENTS)
      throw new AppError('limit-reached', { message: 'Too many people are linked to that child already.' })
    const fullName = await readFullName(transaction, studentId)
    if (await writeLink(transaction, { studentId, parentId, now }))
      await notify(transaction, {
        to: [studentId],
        cause: `parent-linked:${parentId}:${now.toISOString()}`,
        title: `${await readFullName(transaction, parentId)} is linked to you now`,
        body: 'They see your week on Revisewell: what you revised, your goals and your streak. Your profile shows who is linked, and you can end it there.',
        link: '/dashboard/student/profile',
        at: now,
      })
    return { studentId, fullName }
  })
  await tries.forgive(parentId)
  return child
}
