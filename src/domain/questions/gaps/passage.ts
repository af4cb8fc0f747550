/** A piece of a text with gaps: words, or a gap with what is accepted in it, the best answer first. */
export type Piece = { text: string } | { id: string; accepted: string[] }

const gap = /\[\[([^[\]]*)\]\]/g

/** Reads 'The [[nucleus|nuclei]] holds DNA.': double brackets make a gap, bars part its accepted answers. */
export function readPassage(passage: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  let count = 0
  for (const found of passage.matchAll(gap)) {
    pieces.push({ text: passage.slice(from, found.index) })
    const accepted = (found[1] ?? '').split('|').map((answer) => answer.trim())
    pieces.push({ id: `gap${++count}`, accepted: accepted.filter(Boolean) })
    from = found.index + found[0].length
  }
  pieces.push({ text: passage.slice(from) })
  return pieces.filter((piece) => 'id' in piece || piece.text.trim() !== '')
}

export const gapsIn = (passage: string) => readPassage(passage).flatMap((piece) => ('id' in piece ? [piece] : []))
export const wordsIn = (passage: string) =>
  readPassage(passage).flatMap((piece) => ('text' in piece ? [piece.text] : []))
