import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { editUserEndpoint } from '#contract/users.ts'
import { may, type Person } from '#domain/permissions.ts'
import { recordAct } from '../audit/record-act.ts'
import { giveSchoolToClasses } from '../classes/class-school-store.ts'
import type { Database, Queries } from '../database/database.ts'
import { leaveOtherSchools } from '../groups/members/leave-other-schools.ts'
import { requireAccount } from '../http/require-account.ts'
import { notify } from '../notices/notify.ts'
import { schoolExists } from '../schools/school-store.ts'
import { listedUser } from './listed-user.ts'
import { isAdminNow, lockAdmins, lockUser, readProgressOf, readUser, settleRole, writeUser } from './user-store.ts'

/**
 * Changes somebody's name, school and role; it acts with their next request. A teacher's
 * school becomes that of their classes and pupils who have none. A request for the admin role that waits is
 * settled by another role. A school that an admin gives a teacher confirms them there. Whose account it is learns what was changed.
 * @throws {AppError} not-signed-in; not-allowed for anyone but an admin, and for one's own role; not-found; bad-input for a school that is gone.
 */
export async function editUser(options: {
  person: Person
  id: string
  changes: ParsedOf<typeof editUserEndpoint>['body']
  database: Database
  now: Date
}): Promise<AnswerOf<typeof editUserEndpoint>> {
  const { person, id, changes, database, now } = options
  const { id: actorId } = requireAccount(person, 'manage users')
  const { fullName, schoolId, role } = changes
  const user = await database.transaction(async (transaction) => {
    await lockAdmins(transaction)
    if (!(await isAdminNow(transaction, actorId))) throw new AppError('not-allowed')
    const before = await lockUser(transaction, id)
    if (!before) throw new AppError('not-found')
    const roleChanges = before.role !== role
    if (roleChanges && !may(person, 'change role', { ownerId: id }))
      throw new AppError('not-allowed', { message: 'You cannot change your own role.' })
    if (schoolId !== null && !(await schoolExists(transaction, schoolId)))
      throw new AppError('bad-input', {
        message: 'That school no longer exists. Choose another one.',
        fields: { schoolId: 'That school no longer exists. Choose another one.' },
      })
    await writeUser(transaction, { id, fullName, schoolId, role })
    if (role === 'teacher' && schoolId) await giveSchoolToClasses(transaction, { teacherId: id, schoolId })
    await leaveOtherSchools(transaction, id, now)
    if (roleChanges) await settleRole(transaction, { id, role, decidedBy: actorId, now })
    await recordAct(transaction, {
      actorId,
      act: 'user-edited',
      subject: { personId: id },
      details: {
        ...(before.fullName !== fullName && { name: 'changed' }),
        ...(before.schoolId !== schoolId && { school: schoolId }),
        ...(roleChanges && { roleBefore: before.role, role }),
      },
      at: now,
    })
    await tellUser(transaction, {
      id,
      actorId,
      changed: [
        ...(before.fullName !== fullName ? ['your name'] : []),
        ...(before.schoolId !== schoolId ? ['your school'] : []),
        ...(roleChanges ? ['your role'] : []),
      ],
      now,
    })
    const row = await readUser(transaction, id)
    if (!row) throw new AppError('not-found')
    const progress = await readProgressOf(transaction, [id])
    return listedUser(row, progress.get(id), now)
  })
  return { user }
}

async function tellUser(
  transaction: Queries,
  { id, actorId, changed, now }: { id: string; actorId: string; changed: readonly string[]; now: Date },
): Promise<void> {
  if (changed.length === 0 || id === actorId) return
  await notify(transaction, {
    to: [id],
    cause: `user-edited:${now.toISOString()}`,
    title: 'An admin changed your account',
    body: `They changed ${changed.join(' and ')}. If that is wrong, write to them under Help.`,
    link: '/help',
    at: now,
  })
}
