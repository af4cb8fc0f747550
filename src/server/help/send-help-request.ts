import { randomUUID } from 'node:crypto'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import type { sendHelpRequestEndpoint } from '#contract/help.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { storeHelpRequest } from './help-request-store.ts'

/** Keeps a message for the admins. Sent twice with the same id, it is kept once, as it came first. */
export async function sendHelpRequest(options: {
  person: Person
  body: ParsedOf<typeof sendHelpRequestEndpoint>['body']
  queries: Queries
  now: Date
}): Promise<AnswerOf<typeof sendHelpRequestEndpoint>> {
  const { person, body, queries, now } = options
  const id = body.id ?? randomUUID()
  const userId = person.role === 'guest' ? null : person.id
  await storeHelpRequest(queries, { ...body, id, userId, sentAt: sentAt(body.timestamp, now), receivedAt: now })
  return { id }
}

/** A clock that is far out must not lose a message, nor ask the database for a year that it doesn't know. */
function sentAt(timestamp: string, now: Date): Date {
  return new Date(Math.max(0, Math.min(Date.parse(timestamp), now.getTime())))
}
