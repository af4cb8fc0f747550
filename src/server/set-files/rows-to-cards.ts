import type { ImportProblem } from '#contract/set-imports.ts'
import { mediaIn } from '#domain/sets/card-node.ts'
import { readCardText } from '#domain/sets/read-card-text.ts'
import { setLimits } from '#domain/sets/set-limits.ts'
import { writeCardText } from '#domain/sets/write-card-text.ts'
import { beginning, type FileCard } from '../files/file-content.ts'
import { htmlToNodes } from '../rich-text/html-to-nodes.ts'

/** A row of a text file: its first two columns, as far as it has them. */
export interface Row {
  row: number
  front: string
  back: string | null
}

/** Rows of text as cards, and for each that is none the reason. `html`: the file says that its text is HTML. */
export function rowsToCards(rows: readonly Row[], html: boolean): { cards: FileCard[]; problems: ImportProblem[] } {
  const cards: FileCard[] = []
  const problems: ImportProblem[] = []
  for (const { row, ...sides } of rows) {
    const report = (reason: string, leftOut: boolean) =>
      problems.push({ row, text: beginning(`${sides.front} ${sides.back ?? ''}`), reason, leftOut })
    if (sides.back === null) {
      report('There is only one part in it, so there is no back.', true)
      continue
    }
    const front = readSide(sides.front, html)
    const back = readSide(sides.back, html)
    if (front.text === '') report('Its front is empty.', true)
    else if (back.text === '') report('Its back is empty.', true)
    else if (Math.max(front.text.length, back.text.length) > setLimits.side)
      report(`It is longer than the ${setLimits.side} characters that a side can have.`, true)
    else if (cards.length >= setLimits.cardsPerSet) report(`A set can have ${setLimits.cardsPerSet} cards.`, true)
    else {
      cards.push({ row, front: front.text, back: back.text })
      if (front.hasMedia || back.hasMedia) report('Its pictures and sounds are not in a file of text.', false)
    }
  }
  return { cards, problems }
}

const pictured = /!\[[^\]\n]*\]\(media:[0-9a-f]{32}\)|\[sound\]\(media:[0-9a-f]{32}\)/g

function readSide(side: string, html: boolean): { text: string; hasMedia: boolean } {
  if (html) {
    const { nodes, missing } = htmlToNodes(side, () => null)
    return { text: writeCardText(nodes), hasMedia: missing.length > 0 }
  }
  const hasMedia = mediaIn(readCardText(side)).length > 0
  const text = hasMedia ? side.replace(pictured, '') : side
  const tidy = text
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .toWellFormed()
  return { text: tidy.trim(), hasMedia }
}
