import { typefaceHas } from './report-typeface.ts'

const held = new Set(
  typefaceHas.split(' ').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map((code) => Number.parseInt(code, 16))
    return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))
  }),
)
const NO_SIGN = '?'
const marks = /\p{M}/gu
const written = new Map(Object.entries({ '\u2010': '-', '\u2011': '-', '\u00ad': '' }))
const clusters = new Intl.Segmenter('en')

/**
 * A text in the letters that the report's typeface has, those of Welsh, Polish and Turkish among them. A mark that it does not
 * have is left out, and any other sign, such as Greek or an emoji, is one question mark; the CSV has them as they are.
 */
export function printable(text: string): { text: string; replaced: boolean } {
  let replaced = false
  const shown = [...clusters.segment(text.normalize('NFC'))].map(({ segment }) => {
    const spaced = /^\s+$/.test(segment) ? ' ' : (written.get(segment) ?? segment)
    const known = [spaced, spaced.normalize('NFD').replace(marks, '')].find((letters) =>
      [...letters].every((letter) => held.has(letter)),
    )
    replaced ||= known === undefined
    return known ?? NO_SIGN
  })
  return { text: shown.join(''), replaced }
}
