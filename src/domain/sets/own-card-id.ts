const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const ownCard = new RegExp(`^set:(${uuid}):(${uuid})$`)

/** A set as the study rules know it: what a topic is to a card of the curriculum. */
export const ownTopicId = (setId: string) => `set:${setId}`

/** The item that answers to a card of a person's own set name. */
export const ownCardId = ({ setId, cardId }: OwnCard) => `set:${setId}:${cardId}`

export interface OwnCard {
  setId: string
  cardId: string
}

/** The set and card that an item's id names; null for an item of the curriculum. */
export function readOwnCardId(itemId: string): OwnCard | null {
  const [, setId, cardId] = ownCard.exec(itemId) ?? []
  return setId && cardId ? { setId, cardId } : null
}

/** True for a card of somebody's own set, or such a set itself; no topic's id has a colon. */
export const isOwn = (id: string) => id.startsWith('set:')
