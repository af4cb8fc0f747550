import type { ShownContent } from '#contract/content.ts'
import { contentPartId, contentTopicId, isContentPart, readContentPartId } from '#domain/content/content-item-id.ts'
import type { RichText } from '#domain/curriculum/topic.ts'
import type { OwnItem } from '#domain/study/snapshot.ts'
import type { Queries } from '../database/database.ts'
import { readShownItems, type StudyItem } from './content-item-store.ts'

async function readItemsOf(queries: Queries, itemIds: readonly string[]): Promise<StudyItem[]> {
  const ids = new Set(itemIds.filter(isContentPart).flatMap((id) => readContentPartId(id)?.contentId ?? []))
  return ids.size === 0 ? [] : readShownItems(queries, [...ids])
}

/** Of these items, the parts of admins' items, with what marking must know; without any nothing is read. */
export async function findContentItems(
  queries: Queries,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, OwnItem>> {
  const items = await readItemsOf(queries, itemIds)
  return new Map(items.flatMap(({ id, shown }) => partsOf(id, shown)))
}

function partsOf(contentId: string, shown: ShownContent): [string, OwnItem][] {
  const topicId = contentTopicId(contentId)
  if (shown.type === 'video') return []
  if (shown.type === 'flashcard')
    return shown.cards.map(({ key }) => [
      contentPartId(contentId, key),
      { kind: 'flashcard', topicId, own: true, correctAnswer: null },
    ])
  return shown.questions.map(({ key, correctAnswer }) => [
    contentPartId(contentId, key),
    { kind: shown.type, topicId, own: true, correctAnswer },
  ])
}

/** A card of an admin's item, with where it belongs. */
export interface ContentCard {
  front: RichText
  back: RichText
  topicId: string
  title: string
  subject: string
}

/** Of these items, the flashcards of admins' items. */
export async function findContentCards(
  queries: Queries,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, ContentCard>> {
  const items = await readItemsOf(queries, itemIds)
  return new Map(
    items.flatMap(({ id, title, subject, shown }) =>
      shown.type === 'flashcard'
        ? shown.cards.map(({ key, front, back }): [string, ContentCard] => [
            contentPartId(id, key),
            { front, back, topicId: contentTopicId(id), title, subject },
          ])
        : [],
    ),
  )
}
