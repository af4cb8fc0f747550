import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { markNoticesReadEndpoint } from '#contract/notices.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { countUnread, writeRead } from './notice-store.ts'

/** Ids that are nobody's or somebody else's change nothing. @throws {AppError} not-signed-in. */
export async function markNoticesRead(options: {
  person: Person
  ids: readonly string[] | 'all'
  queries: Queries
  now: Date
}): Promise<AnswerOf<typeof markNoticesReadEndpoint>> {
  const { person, ids, queries, now } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  const userId = person.id
  if (!may(person, 'read notices', { ownerId: userId })) throw new AppError('not-allowed')
  await writeRead(queries, { userId, ids, now })
  return { unread: await countUnread(queries, userId) }
}
