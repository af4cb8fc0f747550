import type { joinClassEndpoint } from '#contract/class-joining.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { classLimits } from '#domain/classes/class-limits.ts'
import { publicName } from '#domain/leaderboards/public-name.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Database } from '../../database/database.ts'
import { requireProfile } from '../../people/profile-store.ts'
import { readClass } from '../../people/taught-class-store.ts'
import { lockClass, writeMember } from '../class-store.ts'
import { isMember } from '../pupil-store.ts'
import { removeInvitationOf } from '../teachers/class-teacher-store.ts'
import { findClassByCode } from './find-class-by-code.ts'
import { joinedClass } from './read-joinable-class.ts'

/**
 * Joins a class; a pupil without a confirmed school gets the class's.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a pupil and for a class that is closed to new pupils; not-found;
 * limit-reached.
 */
export async function joinClass(options: {
  person: Person
  code: string
  name: string | undefined
  database: Database
  now: Date
}): Promise<AnswerOf<typeof joinClassEndpoint>> {
  const { person, code, name, database, now } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'join classes')) throw new AppError('not-allowed', { message: 'Only pupils join classes.' })
  const { id: classId } = await findClassByCode(database, code)
  const studentId = person.id
  await database.transaction(async (transaction) => {
    await lockClass(transaction, classId)
    if (await isMember(transaction, { classId, studentId })) return
    const found = await readClass(transaction, classId)
    if (!found?.joining)
      throw new AppError('not-allowed', { message: 'This class is closed to new pupils. Ask your teacher to open it.' })
    if (found.pupils >= classLimits.pupils)
      throw new AppError('limit-reached', { message: 'This class is full. Please tell your teacher.' })
    const joinedAs = name?.trim() || publicName((await requireProfile(transaction, studentId)).fullName)
    await writeMember(transaction, { studentId, classId, joinedAs, now })
    await removeInvitationOf(transaction, { classId, studentId })
  })
  return { class: await joinedClass(database, await findClassByCode(database, code)) }
}
