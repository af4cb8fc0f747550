import type { CollectionCard } from './read-collection.ts'
import type { Notetype } from './read-notetypes.ts'
import { clozeNumbers } from './render-cloze.ts'
import { renderTemplate } from './render-template.ts'

export interface RenderedCard {
  front: string
  back: string
  /** Filters that are not known. */
  unknown: string[]
}

/** Between what repeats the front and what answers it, in Anki's own templates. */
const answerLine = /<hr[^>]*\bid=["']?answer["']?[^>]*>/i

/** Both sides of a card as HTML; a sentence when its note type is not understood. The back holds the answer alone. */
export function renderCard(card: CollectionCard, notetype: Notetype, deck: string): RenderedCard | string {
  if (card.fields.some((field) => field.includes('::image-occlusion:')))
    return 'It hides parts of a picture (image occlusion), which is not understood here.'
  const template = notetype.templates[notetype.cloze ? 0 : card.ordinal]
  if (!template) return `Its note type “${notetype.name}” has no template for it.`
  const number = card.ordinal + 1
  if (notetype.cloze && !card.fields.some((field) => clozeNumbers(field).has(number)))
    return `Nothing in it is left out as number ${number}.`
  const fields = new Map<string, string>([
    ['Tags', card.tags.trim()],
    ['Deck', deck],
    ['Subdeck', deck.split('::').at(-1) ?? ''],
    ['Type', notetype.name],
    ['Card', template.name],
    ...notetype.fields.map((name, at): [string, string] => [name, card.fields[at] ?? '']),
  ])
  const cloze = notetype.cloze ? { number } : null
  const front = renderTemplate(template.front, { fields, cloze: cloze && { ...cloze, back: false }, frontSide: '' })
  const answer = template.back.split(answerLine)
  // What comes before the line repeats the front, which is seen already.
  const shown = answer.length > 1 ? answer.slice(1).join('') : template.back.replace(/\{\{\s*FrontSide\s*\}\}/g, '')
  const back = renderTemplate(shown, { fields, cloze: cloze && { ...cloze, back: true }, frontSide: front.html })
  return { front: front.html, back: back.html, unknown: [...new Set([...front.unknown, ...back.unknown])] }
}
