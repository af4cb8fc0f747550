import type { readAddedContentEndpoint } from '#contract/content.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { Queries } from '../database/database.ts'
import { readShownItems } from '../items/content-item-store.ts'

/** An item as it is studied, for everybody. @throws {AppError} not-found, also for one that shows nowhere. */
export async function readAddedContent(options: {
  id: string
  queries: Queries
}): Promise<AnswerOf<typeof readAddedContentEndpoint>> {
  const [item] = await readShownItems(options.queries, [options.id])
  if (!item) throw new AppError('not-found')
  return { id: item.id, title: item.title, shown: item.shown }
}
