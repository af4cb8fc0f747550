const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const pattern = new RegExp(`^content:(${uuid})/([a-z0-9]{1,16})$`)

/** An admin's item as the study rules know it: what a topic is to a card of the curriculum. */
export const contentTopicId = (contentId: string) => `content:${contentId}`

/** The id of a card or question of an admin's item. */
export const contentPartId = (contentId: string, key: string) => `${contentTopicId(contentId)}/${key}`

/** The item and the part that an id names; null for any other item. */
export function readContentPartId(itemId: string): { contentId: string; key: string } | null {
  const [, contentId, key] = pattern.exec(itemId) ?? []
  return contentId && key ? { contentId, key } : null
}

/** True for a part of an admin's item; no other id begins so. */
export const isContentPart = (itemId: string) => itemId.startsWith('content:')
