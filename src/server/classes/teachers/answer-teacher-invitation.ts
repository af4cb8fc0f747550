import type { answerTeacherInvitationEndpoint } from '#contract/classes.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { Person } from '#domain/permissions.ts'
import type { Database } from '../../database/database.ts'
import { requireTeacher } from '../require-teacher.ts'
import { acceptTeacherInvitation, readTeacherInvitations, removeClassTeacher } from './class-teacher-store.ts'

/** @throws {AppError} not-signed-in; not-allowed for anyone but a teacher; not-found for who was not asked. */
export async function answerTeacherInvitation(options: {
  person: Person
  classId: string
  accepted: boolean
  database: Database
  now: Date
}): Promise<AnswerOf<typeof answerTeacherInvitationEndpoint>> {
  const { classId, accepted, database, now } = options
  const { id: teacherId } = requireTeacher(options.person)
  const asked = await readTeacherInvitations(database, teacherId)
  if (!asked.some(({ id }) => id === classId)) throw new AppError('not-found')
  if (accepted) await acceptTeacherInvitation(database, { classId, teacherId, now })
  else await removeClassTeacher(database, { classId, teacherId })
  return { id: classId }
}
