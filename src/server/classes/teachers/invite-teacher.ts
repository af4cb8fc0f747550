import type { inviteTeacherEndpoint } from '#contract/classes.ts'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { classLimits } from '#domain/classes/class-limits.ts'
import type { Person } from '#domain/permissions.ts'
import type { Database } from '../../database/database.ts'
import { notify } from '../../notices/notify.ts'
import { findOwnClass, findTaughtClass } from '../find-taught-class.ts'
import { findColleague, readClassTeachers, writeTeacherInvitation } from './class-teacher-store.ts'

/**
 * Asks a teacher of one's own school to teach a class too. It answers alike when nobody has that address.
 * @throws {AppError} not-signed-in; not-allowed; not-found for a class of others; limit-reached.
 */
export async function inviteTeacher(options: {
  person: Person
  classId: string
  body: ParsedOf<typeof inviteTeacherEndpoint>['body']
  database: Database
  now: Date
}): Promise<AnswerOf<typeof inviteTeacherEndpoint>> {
  const { person, classId, body, database, now } = options
  const { askerId, name } = await findOwnClass({ person, classId, queries: database })
  await findTaughtClass({ person, classId, queries: database })
  const teachers = await readClassTeachers(database, classId)
  if (teachers.length >= classLimits.teachersPerClass) throw new AppError('limit-reached')
  const teacherId = await findColleague(database, { email: body.email, teacherId: askerId })
  if (teacherId)
    await database.transaction(async (transaction) => {
      await writeTeacherInvitation(transaction, { classId, teacherId, now })
      await notify(transaction, {
        to: [teacherId],
        cause: `class:${classId}:teach`,
        title: `You are asked to teach ${name} too`,
        body: 'Accept or decline on your dashboard. Until then you see nothing of the class.',
        link: '/dashboard/teacher',
        at: now,
      })
    })
  return { email: body.email }
}
