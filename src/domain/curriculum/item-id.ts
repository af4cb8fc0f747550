/** Draws of each template, numbered from 0: exactly those that the content build has checked. */
export const DRAWS_PER_TEMPLATE = 200

/** An item's id starts with its topic's. */
export const topicIdOf = (itemId: string) => itemId.slice(0, itemId.lastIndexOf('/'))

/** Whether an id is a written question's or a template's, and not a card's. */
export const isQuestionId = (itemId: string) => /\/[qnt]\d{2}$/.test(itemId)

/** The id of one draw of a template: `gcse-maths-percentages/t01.137`. */
export const drawnId = (templateId: string, draw: number) => `${templateId}.${draw}`

/** The template and the draw that an item's id names; null for any other item and for a draw that there is not. */
export function readDrawnId(itemId: string): { templateId: string; draw: number } | null {
  const [, templateId, number] = /^(.+\/t\d{2})\.(0|[1-9]\d{0,2})$/.exec(itemId) ?? []
  const draw = Number(number)
  return templateId !== undefined && draw < DRAWS_PER_TEMPLATE ? { templateId, draw } : null
}

/**
 * Where the right option of a draw stands: 0 to 3. It follows from the template's key and the draw's number alone, so that
 * an answer is marked without drawing, and stays right when the template is fixed later.
 */
export function rightPlaceOf(templateKey: string, draw: number): number {
  const number = Number(templateKey.slice(-2)) * DRAWS_PER_TEMPLATE + draw
  // MurmurHash3's finaliser (Appleby 2011): neighbouring draws have nothing to do with each other.
  let mixed = Math.imul(number + 1, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) & 3
}
