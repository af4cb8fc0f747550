import type { createClassEndpoint } from '#contract/classes.ts'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { classLimits } from '#domain/classes/class-limits.ts'
import type { Person } from '#domain/permissions.ts'
import type { Database } from '../database/database.ts'
import { lockAccount } from '../people/account-store.ts'
import { readTaughtClasses } from '../people/taught-class-store.ts'
import { writeClass } from './class-store.ts'
import { makeJoinCode } from './joining/make-join-code.ts'
import { requireTeacher } from './require-teacher.ts'

/**
 * Makes a class in its teacher's school.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a teacher; limit-reached; not-found for somebody else's id.
 */
export async function createClass(options: {
  person: Person
  body: ParsedOf<typeof createClassEndpoint>['body']
  database: Database
  now: Date
}): Promise<AnswerOf<typeof createClassEndpoint>> {
  const { body, database, now } = options
  const { id: ownerId } = requireTeacher(options.person)
  return database.transaction(async (transaction) => {
    await lockAccount(transaction, ownerId)
    const classes = await readTaughtClasses(transaction, ownerId)
    if (classes.some(({ id }) => id === body.id)) return { id: body.id }
    if (classes.length >= classLimits.classesPerTeacher) throw new AppError('limit-reached')
    const written = await writeClass(transaction, { ...body, ownerId, joinCode: makeJoinCode(), now })
    if (!written) throw new AppError('not-found')
    return { id: body.id }
  })
}
