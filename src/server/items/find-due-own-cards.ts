import type { DueCard } from '#contract/study.ts'
import { isOwn, ownCardId, ownTopicId, readOwnCardId } from '#domain/sets/own-card-id.ts'
import { ownerName } from '#domain/sets/owner-name.ts'
import type { Queries } from '../database/database.ts'
import { findContentCards } from './find-content-items.ts'
import { readOwnCards, readVisibleCards } from './own-item-store.ts'
import { shownSides } from './shown-sides.ts'

/** Where a card of a set belongs, in the words in which a card of the curriculum names its topic and subject. */
export type OwnPlace = Pick<DueCard, 'topicId' | 'topicTitle' | 'subjectTitle' | 'hue'>

/** The product's own colour: a set belongs to no subject. */
const HUE = 245

/** Of these items, the cards of sets that the person sees and of what admins added; without any nothing is read. */
export async function findOwnPlaces(options: {
  queries: Queries
  personId: string
  itemIds: readonly string[]
}): Promise<ReadonlyMap<string, OwnPlace>> {
  const { queries, personId, itemIds } = options
  const cards = itemIds.filter(isOwn).flatMap((id) => readOwnCardId(id) ?? [])
  const content = await findContentCards(queries, itemIds)
  const added = [...content].map(([id, { topicId, title, subject }]): [string, OwnPlace] => [
    id,
    { topicId, topicTitle: title, subjectTitle: subject, hue: HUE },
  ])
  if (cards.length === 0) return new Map(added)
  const visible = await readVisibleCards(
    queries,
    cards.map((card) => ({ personId, ...card })),
  )
  return new Map([
    ...added,
    ...visible.map(({ ownerId, ownerFullName, ownerRole, ...card }) => {
      const owner = ownerName({ fullName: ownerFullName, role: ownerRole })
      const subjectTitle = ownerId === personId ? 'Your own set' : `A set of ${owner}`
      return [
        ownCardId(card),
        { topicId: ownTopicId(card.setId), topicTitle: card.title, subjectTitle, hue: HUE },
      ] satisfies [string, OwnPlace]
    }),
  ])
}

/** Both sides of these cards, whoever may see them: ask `findOwnPlaces` first. */
export async function findOwnSides(options: {
  queries: Queries
  itemIds: readonly string[]
}): Promise<ReadonlyMap<string, Pick<DueCard, 'front' | 'back'>>> {
  const cards = options.itemIds.filter(isOwn).flatMap((id) => readOwnCardId(id) ?? [])
  const added = await findContentCards(options.queries, options.itemIds)
  if (cards.length === 0) return added
  const rows = await readOwnCards(options.queries, cards)
  return new Map([...added, ...rows.map((row) => [ownCardId(row), shownSides(row, row.setId)] as const)])
}
