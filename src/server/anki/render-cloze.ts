export interface ClozeSide {
  /** Which deletion is asked, from 1. */
  number: number
  /** On the back the deletion is shown, on the front a gap stands for it. */
  back: boolean
}

const opening = /\{\{c(\d{1,3})::/y

/** A field with its deletions `{{c1::answer::hint}}` as one side shows them; deletions may stand within each other. */
export function renderCloze(field: string, side: ClozeSide): string {
  return readUntil(field, 0, side, false).text
}

/** The deletions that a field has. */
export const clozeNumbers = (field: string) =>
  new Set([...field.matchAll(/\{\{c(\d{1,3})::/g)].map(([, n]) => Number(n)))

interface Reading {
  text: string
  end: number
  /** The deletion was closed. */
  closed: boolean
}

function readUntil(field: string, from: number, side: ClozeSide, within: boolean): Reading {
  let text = ''
  let at = from
  while (at < field.length) {
    if (within && field.startsWith('}}', at)) return { text, end: at + 2, closed: true }
    opening.lastIndex = at
    const [mark, number] = opening.exec(field) ?? []
    if (mark) {
      const inner = readUntil(field, at + mark.length, side, true)
      text += inner.closed ? shown(inner.text, Number(number), side) : mark + inner.text
      at = inner.end
    } else text += field[at++]
  }
  return { text, end: at, closed: false }
}

function shown(inner: string, number: number, side: ClozeSide): string {
  const cut = inner.lastIndexOf('::')
  const [answer, hint] = cut < 0 ? [inner, ''] : [inner.slice(0, cut), inner.slice(cut + 2)]
  if (number !== side.number) return answer
  return side.back ? `<b>${answer}</b>` : `<b>[${hint || '…'}]</b>`
}
