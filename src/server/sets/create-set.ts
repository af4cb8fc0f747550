import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { createSetEndpoint } from '#contract/sets.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Database } from '../database/database.ts'
import { lockAccount } from '../people/account-store.ts'
import { accountOf } from './find-set.ts'
import { makeSureOfRoom } from './set-room.ts'
import { lockSet, readHoldings, writeSet } from './set-store.ts'

/**
 * Makes an empty set, once by its id.
 * @throws {AppError} not-signed-in; limit-reached; bad-input when somebody else's set has the id.
 */
export async function createSet(options: {
  person: Person
  body: ParsedOf<typeof createSetEndpoint>['body']
  database: Database
  now: Date
}): Promise<AnswerOf<typeof createSetEndpoint>> {
  const { person, body, database, now } = options
  const ownerId = accountOf(person)
  if (!may(person, 'make sets')) throw new AppError('not-allowed')
  return database.transaction(async (transaction) => {
    if (!(await lockAccount(transaction, ownerId))) throw new AppError('not-signed-in')
    const before = await lockSet(transaction, body.id)
    if (before?.ownerId === ownerId) return { id: body.id }
    makeSureOfRoom(await readHoldings(transaction, ownerId), { sets: 1, cards: 0, mediaBytes: 0 })
    if (!(await writeSet(transaction, { ...body, ownerId, now }))) throw new AppError('bad-input')
    return { id: body.id }
  })
}
