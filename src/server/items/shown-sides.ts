import { sideText, withMediaAddresses } from '../rich-text/render-side.ts'

/** What somebody typed on each side of a card, and what was made of it. */
export interface CardSides {
  front: string
  back: string
  frontHtml: string
  backHtml: string
}

/** Both sides of a card, ready to show and to speak. */
export function shownSides(card: CardSides, setId: string) {
  return {
    front: { html: withMediaAddresses(card.frontHtml, setId), text: sideText(card.front) },
    back: { html: withMediaAddresses(card.backHtml, setId), text: sideText(card.back) },
  }
}
