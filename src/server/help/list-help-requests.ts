import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { listHelpRequestsEndpoint } from '#contract/help.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { readMoment, writeMoment } from '../http/cursor.ts'
import { countOpen, readInbox } from './help-inbox-store.ts'

const PAGE = 20

/** @throws {AppError} not-signed-in; not-allowed for anyone but an admin. */
export async function listHelpRequests(options: {
  person: Person
  query: ParsedOf<typeof listHelpRequestsEndpoint>['query']
  queries: Queries
}): Promise<AnswerOf<typeof listHelpRequestsEndpoint>> {
  const { person, query, queries } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'read help requests')) throw new AppError('not-allowed')
  const before = readMoment(query.before)
  const { state, search } = query
  const found = await readInbox(queries, { state, search, before, limit: PAGE + 1 })
  const shown = found.slice(0, PAGE)
  const last = shown.at(-1)
  return {
    requests: shown.map(({ receivedAt, answers, ...request }) => ({
      ...request,
      receivedAt: receivedAt.toISOString(),
      answers: answers.map((answer) => ({ ...answer, answeredAt: new Date(answer.answeredAt).toISOString() })),
    })),
    open: await countOpen(queries),
    next: found.length > PAGE && last ? writeMoment({ at: last.receivedAt, id: last.id }) : null,
  }
}
