import { isOwn, ownCardId, ownTopicId, readOwnCardId } from '#domain/sets/own-card-id.ts'
import type { ItemFinder, OwnItem } from '#domain/study/snapshot.ts'
import type { Queries } from '../database/database.ts'
import { findContentItems } from './find-content-items.ts'
import { readVisibleCards } from './own-item-store.ts'

/**
 * Each person's items: those of the curriculum and, of the ones they answered, the cards of sets that they see and the parts of
 * what admins added. Without such nothing is read.
 */
export async function findOwnItems(options: {
  queries: Queries
  /** By person. */
  answered: ReadonlyMap<string, readonly { itemId: string }[]>
  items: ItemFinder
}): Promise<(personId: string) => ItemFinder> {
  const { queries, answered, items } = options
  const wanted = [...answered].flatMap(([personId, answers]) => {
    const ids = new Set(answers.map(({ itemId }) => itemId).filter(isOwn))
    return [...ids].flatMap((id) => {
      const card = readOwnCardId(id)
      return card ? [{ personId, ...card }] : []
    })
  })
  const content = await findContentItems(
    queries,
    [...answered.values()].flatMap((answers) => answers.map(({ itemId }) => itemId)),
  )
  if (wanted.length === 0 && content.size === 0) return () => items
  const visible = Map.groupBy(await readVisibleCards(queries, wanted), ({ personId }) => personId)
  const found = new Map(
    [...visible].map(([personId, cards]) => [
      personId,
      new Map(
        cards.map((card): [string, OwnItem] => [
          ownCardId(card),
          { kind: 'flashcard', topicId: ownTopicId(card.setId), own: true, correctAnswer: null },
        ]),
      ),
    ]),
  )
  return (personId) => ({
    get: (itemId) => (isOwn(itemId) ? found.get(personId)?.get(itemId) : (content.get(itemId) ?? items.get(itemId))),
  })
}
