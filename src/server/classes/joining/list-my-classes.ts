import type { listMyClassesEndpoint } from '#contract/class-joining.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../../database/database.ts'
import { readClassesOf } from '../class-store.ts'
import { readSignInOf } from '../sign-ins/class-account-store.ts'

/** @throws {AppError} not-signed-in; not-allowed for anyone but a pupil. */
export async function listMyClasses(options: {
  person: Person
  queries: Queries
}): Promise<AnswerOf<typeof listMyClassesEndpoint>> {
  const { person, queries } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'join classes')) throw new AppError('not-allowed')
  const [classes, { signIn, username }] = await Promise.all([
    readClassesOf(queries, person.id),
    readSignInOf(queries, person.id),
  ])
  return { classes: classes.map(({ schoolName, ...joined }) => ({ ...joined, school: schoolName })), signIn, username }
}
