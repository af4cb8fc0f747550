import type { BodyCard, BodyFault } from './body.ts'
import { bodyLimits } from './body-limits.ts'

/** Cards, one a line: `front | back`. */
export function readCards(body: string): { cards: BodyCard[]; faults: BodyFault[] } {
  const cards: BodyCard[] = []
  const faults: BodyFault[] = []
  const fronts = new Set<string>()
  for (const [index, text] of body.split('\n').entries()) {
    if (text.trim() === '') continue
    const line = index + 1
    const at = text.indexOf('|')
    const [front, back] = [text.slice(0, at).trim(), text.slice(at + 1).trim()]
    if (at < 0) faults.push({ line, message: 'Put a | between the front and the back of the card.' })
    else if (front === '') faults.push({ line, message: 'This card has no front.' })
    else if (back === '') faults.push({ line, message: 'This card has no back.' })
    else if (fronts.has(front)) faults.push({ line, message: 'Another card has this front already.' })
    else cards.push({ line, front, back })
    fronts.add(front)
  }
  const extra = cards[bodyLimits.cards]
  if (extra) faults.push({ line: extra.line, message: `A set of cards has at most ${bodyLimits.cards}.` })
  return { cards, faults }
}
