import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import type { listGroupMessagesEndpoint } from '#contract/groups.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../../database/database.ts'
import { findOwnGroup } from '../find-group.ts'
import { readMessagesAfter, readMessagesBefore } from './group-message-store.ts'

/** Entries in one answer; whoever missed more asks again after the last of them. */
export const MESSAGES_AT_ONCE = 100
const NEWEST = 2_147_483_647

/**
 * A group's chat: what follows `after`, in order; else what precedes `before`; else the newest.
 * @throws {AppError} not-signed-in; not-found for a group that the person is not in.
 */
export async function listGroupMessages(options: {
  person: Person
  groupId: string
  query: ParsedOf<typeof listGroupMessagesEndpoint>['query']
  queries: Queries
}): Promise<AnswerOf<typeof listGroupMessagesEndpoint>> {
  const { person, groupId, query, queries } = options
  const { after, before = NEWEST } = query
  const { lastSequence: last } = await findOwnGroup({ person, groupId, queries })
  const limit = MESSAGES_AT_ONCE
  const messages =
    after === undefined
      ? await readMessagesBefore(queries, { groupId, before, limit })
      : await readMessagesAfter(queries, { groupId, after, limit })
  return { messages, last: Math.max(last, messages.at(-1)?.sequence ?? 0) }
}
