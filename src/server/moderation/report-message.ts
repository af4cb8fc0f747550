import type { ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { reportMessageEndpoint } from '#contract/moderation.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { findOwnGroup } from '../groups/find-group.ts'
import type { GroupLimits } from '../groups/group-limits.ts'
import { readMessagesAfter } from '../groups/messages/group-message-store.ts'
import { writeReport } from './report-store.ts'

/**
 * Reports a message to those who look after the group. Reported again by the same person it is kept as it came first.
 * @throws {AppError} not-signed-in; not-found for a group that the person is not in, and for what is no message there;
 * too-many-requests.
 */
export async function reportMessage(options: {
  person: Person
  groupId: string
  body: ParsedOf<typeof reportMessageEndpoint>['body']
  queries: Queries
  limits: GroupLimits
  now: Date
}): Promise<{ id: string }> {
  const { person, groupId, body, queries, limits, now } = options
  const group = await findOwnGroup({ person, groupId, queries })
  if (person.role === 'guest' || !may(person, 'report group message', group)) throw new AppError('not-allowed')
  await limits.changes.take(person.id)
  const { sequence } = body
  const [message] = await readMessagesAfter(queries, { groupId, after: sequence - 1, limit: 1 })
  if (message?.sequence !== sequence || message.removes !== null) throw new AppError('not-found')
  await writeReport(queries, { ...body, groupId, reporterId: person.id, now })
  return { id: body.id }
}
