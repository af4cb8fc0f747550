import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { listNoticesEndpoint } from '#contract/notices.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { readMoment, writeMoment } from '../http/cursor.ts'
import { countUnread, readNotices } from './notice-store.ts'

const PAGE = 20

/** @throws {AppError} not-signed-in. */
export async function listNotices(options: {
  person: Person
  before: string | undefined
  queries: Queries
}): Promise<AnswerOf<typeof listNoticesEndpoint>> {
  const { person, queries } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  const userId = person.id
  if (!may(person, 'read notices', { ownerId: userId })) throw new AppError('not-allowed')
  const before = readMoment(options.before)
  const [found, unread] = await Promise.all([
    readNotices(queries, { userId, before, limit: PAGE + 1 }),
    countUnread(queries, userId),
  ])
  const shown = found.slice(0, PAGE)
  const last = shown.at(-1)
  return {
    notices: shown.map(({ createdAt, readAt, ...notice }) => ({
      ...notice,
      createdAt: createdAt.toISOString(),
      read: readAt !== null,
    })),
    unread,
    next: found.length > PAGE && last ? writeMoment({ at: last.createdAt, id: last.id }) : null,
  }
}
