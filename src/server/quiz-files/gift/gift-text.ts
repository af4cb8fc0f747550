import { writeCardText } from '#domain/sets/write-card-text.ts'
import { htmlToNodes } from '../../rich-text/html-to-nodes.ts'
import { markAnkiText } from '../../rich-text/mark-anki-text.ts'

const escapable = new Set(['~', '=', '#', '{', '}', ':', '\\', '>', '/'])

/** A place in a text where a mark stands that isn't escaped, or -1. */
export function findMark(text: string, marks: readonly string[], from = 0): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (marks.some((mark) => text.startsWith(mark, at))) return at
  }
  return -1
}

/** Words of a file as they are typed here: escapes undone, HTML read, TeX between dollars. */
export function readText(text: string, format = ''): string {
  const [, own = '', rest = text] = /^\s*\[(html|moodle|plain|markdown)\]([\s\S]*)$/i.exec(text) ?? []
  const plain = unescape(rest).trim()
  const kind = (own || format).toLowerCase()
  const isHtml = (kind === 'html' || kind === 'moodle') && /<[a-z/]|&[a-z#]/i.test(plain)
  if (isHtml) return writeCardText(htmlToNodes(markAnkiText(plain), () => null).nodes)
  return plain.replace(/\\\((.+?)\\\)/gs, '$$$1$$').replace(/\\\[(.+?)\\\]/gs, '$$$$$1$$$$')
}

/** The format that a question's text names, for the texts that belong to it. */
export const formatOf = (text: string) => /^\s*\[(html|moodle|plain|markdown)\]/i.exec(text)?.[1] ?? ''

function unescape(text: string): string {
  let plain = ''
  for (let at = 0; at < text.length; at++) {
    const next = text[at + 1] ?? ''
    if (text[at] === '\\' && next === 'n') {
      plain += '\n'
      at++
    } else if (text[at] === '\\' && escapable.has(next)) {
      plain += next
      at++
    } else plain += text[at]
  }
  return plain
}
