import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { reportMistakeEndpoint } from '#contract/mistakes.ts'
import { topicIdOf } from '#domain/curriculum/item-id.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Queries } from '../database/database.ts'
import { storeReport } from './mistake-report-store.ts'

/**
 * Keeps a reader's report for the admins. Sent twice with the same id, it is kept once, as it came first.
 * @throws {AppError} not-found when the curriculum has no such item.
 */
export async function reportMistake(options: {
  person: Person
  body: ParsedOf<typeof reportMistakeEndpoint>['body']
  queries: Queries
  curriculum: Pick<CurriculumStore, 'itemFacts' | 'topicOutline'>
  now: Date
}): Promise<AnswerOf<typeof reportMistakeEndpoint>> {
  const { person, body, queries, curriculum, now } = options
  if (!may(person, 'report mistakes')) throw new AppError('not-allowed')
  const { id, itemId, note } = body
  const isNote = itemId === `${topicIdOf(itemId)}/note` && curriculum.topicOutline(topicIdOf(itemId)) !== undefined
  if (!isNote && !curriculum.itemFacts.get(itemId)) throw new AppError('not-found')
  const userId = person.role === 'guest' ? null : person.id
  await storeReport(queries, { id, itemId, note, userId, receivedAt: now })
  return { id }
}
