import { type MathNode, mathWords } from '#domain/reading/math-words.ts'
import { type SpeechPart, speechParts } from '#domain/reading/speech-parts.ts'

/** A stretch of the page that is spoken in one go, and where its characters stand. */
export interface Passage {
  text: string
  /** The page's characters for a part of `text`. */
  rangeOf(part: SpeechPart): Range | null
}

interface Piece {
  from: number
  to: number
  /** A text node, or a formula, which is shown as a whole. */
  node: Node
}

const silent = 'button, select, textarea, input, svg, script, style, [aria-hidden="true"], .sr-only, [hidden]'
/** What is read of a page, most telling first: the side of a card that shows, or the screen's cards, or all of it. */
const readable = [
  'main .flip-card:not([open]) .flip-front .flip-text, main .flip-card[open] .flip-back .flip-text',
  'main .index-card:not(.index-card .index-card)',
  'main',
]

/** The passages of the page, in the order in which they stand. */
export function passagesOfPage(): Passage[] {
  for (const selector of readable) {
    const passages = Array.from(document.querySelectorAll(selector)).filter(isShown).flatMap(passagesOf)
    if (passages.length > 0) return passages
  }
  return []
}

function passagesOf(root: Element): Passage[] {
  return blocksOf(root).flatMap(({ text, pieces }) =>
    speechParts(text).map(({ from, to }) => ({
      text: text.slice(from, to),
      rangeOf: (part) => rangeIn(pieces, { from: from + part.from, to: from + part.to }),
    })),
  )
}

/** Text that runs on: a paragraph, an option, a heading. */
function blocksOf(root: Element): { text: string; pieces: Piece[] }[] {
  const blocks: { text: string; pieces: Piece[] }[] = []
  let block: Element | null = null
  const add = (node: Node, around: Element, spoken: string) => {
    const own = blockAround(around)
    let last = blocks.at(-1)
    if (own !== block || !last) blocks.push((last = { text: '', pieces: [] }))
    block = own
    const from = last.text.length
    last.text += spoken
    last.pieces.push({ from, to: last.text.length, node })
  }
  const walk = (element: Element) => {
    if (element.matches(silent) || !isShown(element)) return
    if (element.localName === 'math') {
      if (element.parentElement) add(element, element.parentElement, ` ${mathWords(mathNode(element))} `)
      return
    }
    // A picture among words is one of them, to be counted perhaps; one before them shows what they say.
    if (element instanceof HTMLImageElement && !element.classList.contains('emoji-lead') && element.parentElement)
      return add(element, element.parentElement, ` ${element.alt} `)
    for (const child of element.childNodes) {
      if (child instanceof Text) add(child, element, child.data.replaceAll(/\s/g, ' '))
      else if (child instanceof Element) walk(child)
    }
  }
  walk(root)
  return blocks.filter(({ text }) => text.trim() !== '')
}

const blockAround = (element: Element): Element =>
  element.parentElement && getComputedStyle(element).display.startsWith('inline')
    ? blockAround(element.parentElement)
    : element

const isShown = (element: Element) => element.checkVisibility?.({ visibilityProperty: true }) ?? true

const mathNode = (element: Element): MathNode => ({
  name: element.localName,
  text: element.childElementCount === 0 ? (element.textContent ?? '') : '',
  children: Array.from(element.children, mathNode),
})

function rangeIn(pieces: readonly Piece[], { from, to }: SpeechPart): Range | null {
  const first = pieces.find((piece) => from < piece.to)
  const last = pieces.findLast((piece) => piece.from < to)
  if (!first || !last) return null
  const range = document.createRange()
  if (first.node instanceof Text) range.setStart(first.node, Math.max(0, from - first.from))
  else range.setStartBefore(first.node)
  if (last.node instanceof Text) range.setEnd(last.node, Math.min(last.node.length, to - last.from))
  else range.setEndAfter(last.node)
  return range
}
