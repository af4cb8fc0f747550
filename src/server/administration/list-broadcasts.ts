import type { listBroadcastsEndpoint, previewBroadcastEndpoint } from '#contract/broadcasts.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { requireAdministration } from '../http/require-administration.ts'
import { type Audience, countAudience, readBroadcasts } from './broadcast-store.ts'

const SHOWN = 20

/** @throws {AppError} not-signed-in; not-allowed for anyone but an admin. */
export async function listBroadcasts(options: {
  person: Person
  queries: Queries
}): Promise<AnswerOf<typeof listBroadcastsEndpoint>> {
  requireAdministration(options.person)
  const stored = await readBroadcasts(options.queries, SHOWN)
  return {
    broadcasts: stored.map(({ id, title, message, roles, school, byMail, sentAt, told, finishedAt }) => ({
      id,
      title,
      message,
      roles: roles ?? [],
      school,
      byMail,
      sentAt: sentAt.toISOString(),
      told,
      finished: finishedAt !== null,
    })),
  }
}

/** How many people a notification would reach. @throws {AppError} not-signed-in; not-allowed for anyone but an admin. */
export async function previewBroadcast(options: {
  person: Person
  audience: Audience
  queries: Queries
}): Promise<AnswerOf<typeof previewBroadcastEndpoint>> {
  requireAdministration(options.person)
  return countAudience(options.queries, options.audience)
}
