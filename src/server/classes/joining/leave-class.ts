import type { leaveClassEndpoint } from '#contract/class-joining.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../../database/database.ts'
import { readClassesOf } from '../class-store.ts'
import { removeMember } from '../pupil-store.ts'
import { readSignInOf } from '../sign-ins/class-account-store.ts'

/**
 * Leaves a class. Whoever signs in through a class keeps the last one: without it there would be no way in.
 * @throws {AppError} not-signed-in; not-allowed; not-found for a class that the pupil is not in.
 */
export async function leaveClass(options: {
  person: Person
  classId: string
  queries: Queries
}): Promise<AnswerOf<typeof leaveClassEndpoint>> {
  const { person, classId, queries } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'join classes')) throw new AppError('not-allowed')
  const [{ signIn }, classes] = await Promise.all([readSignInOf(queries, person.id), readClassesOf(queries, person.id)])
  if (signIn !== 'email' && classes.length === 1 && classes[0]?.id === classId)
    throw new AppError('not-allowed', {
      message: 'You sign in through this class. Add an email address first, or ask your teacher.',
    })
  if (!(await removeMember(queries, { classId, studentId: person.id }))) throw new AppError('not-found')
  return { id: classId }
}
