import type { watchAddedVideoEndpoint } from '#contract/content.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { contentTopicId } from '#domain/content/content-item-id.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { readShownItems } from '../items/content-item-store.ts'
import { countView } from '../lessons/count-view.ts'

/** A video plays elsewhere: where in it somebody is, is nobody's to know. */
const place = { edition: 'full', sentence: 0, sentences: 1 } as const

/** Counts that somebody watches an added video, once a person and day. @throws {AppError} not-found for what is no video. */
export async function watchAddedVideo(options: {
  person: Person
  id: string
  viewer: string | undefined
  queries: Queries
  now: Date
}): Promise<AnswerOf<typeof watchAddedVideoEndpoint>> {
  const { person, id, viewer, queries, now } = options
  const [item] = await readShownItems(queries, [id])
  if (item?.shown.type !== 'video') throw new AppError('not-found')
  return { views: await countView({ person, topicId: contentTopicId(id), place, viewer, queries, now }) }
}
