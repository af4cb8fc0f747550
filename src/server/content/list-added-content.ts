import type { AddedItem, listAddedContentEndpoint, ShownContent } from '#contract/content.ts'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { contentTopicId } from '#domain/content/content-item-id.ts'
import { contentOfPlace } from '#domain/content/content-place.ts'
import { videoSource } from '#domain/content/read-video.ts'
import type { Queries } from '../database/database.ts'
import { readStudyItems } from '../items/content-item-store.ts'
import { readViews } from '../lessons/lesson-view-store.ts'

/** More than anybody reads through beside a topic. */
const ITEMS_SHOWN = 100

/** What admins added to a subject of a level for one way to study, for everybody. */
export async function listAddedContent(options: {
  query: ParsedOf<typeof listAddedContentEndpoint>['query']
  queries: Queries
}): Promise<AnswerOf<typeof listAddedContentEndpoint>> {
  const { query, queries } = options
  const { type, level, subject, sen } = query
  const place = contentOfPlace({ level, subject, sen: sen === 'yes' })
  const items = await readStudyItems(queries, { type, ...place, limit: ITEMS_SHOWN })
  const topicIds = items.map(({ id }) => contentTopicId(id))
  const counted = type === 'video' && items.length > 0 ? await readViews(queries, topicIds) : []
  const views = new Map(counted.map(({ topicId, views: count }) => [topicId, count]))
  return {
    items: items.map(({ id, title, shown }): AddedItem => {
      const isVideo = shown.type === 'video'
      return {
        id,
        title,
        parts: partsOf(shown),
        views: isVideo ? (views.get(contentTopicId(id)) ?? 0) : null,
        source: isVideo ? videoSource(shown.video) : null,
      }
    }),
  }
}

function partsOf(shown: ShownContent): number {
  if (shown.type === 'flashcard') return shown.cards.length
  return shown.type === 'video' ? 0 : shown.questions.length
}
