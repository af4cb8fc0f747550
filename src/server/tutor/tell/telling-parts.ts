/** Something that a note says by itself: a sentence, a point of a list, or a line with the formula or short list that it leads to. */
export interface TellingPart {
  /** Inline, but for a formula or list at its end. */
  html: string
  text: string
  /** The block that it is in, by its place: sentences of one paragraph belong together. */
  block: number
  /** The terms that it explains. */
  bold: string
  /** Whether it goes on from the part before: what a point of a list says after its first sentence. */
  goesOn: boolean
  /** Whether it is of the section that was found. */
  own: boolean
}

/** A list that is read at a glance. */
const SHORT_LIST = 5
const SHORT_TEXT = 420
/** Labels such as 'Worked example.' tell nothing. */
const LEAST_LENGTH = 18

/** The parts of a section, in their order. Figures and tables are none; nor is the working of an example. */
export function tellingParts(html: string, own = true): TellingPart[] {
  const blocks = topBlocks(html)
  let place = 0
  return blocks.flatMap(({ tag, inner }, at) => {
    if (tag === 'p') {
      if (/^\s*<strong>(?:Worked )?example/i.test(inner)) return []
      const block = place++
      const sentences = sentencesOf(inner)
      const next = blocks[at + 1]
      return sentences.flatMap((sentence, number) => {
        if (number < sentences.length - 1 || isEnded(textOf(sentence))) return part(sentence, { block, own })
        return next && leadsTo(next) ? part(`${sentence}${next.outer}`, { block, own }) : []
      })
    }
    if (tag === 'ul' || tag === 'ol')
      return topBlocks(inner).flatMap((item) => {
        const block = place++
        return sentencesOf(item.inner).flatMap((sentence, number) => part(sentence, { block, own, goesOn: number > 0 }))
      })
    return []
  })
}

export const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&lt;|&#x3c;/gi, '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()

function part(html: string, where: { block: number; own: boolean; goesOn?: boolean }): TellingPart[] {
  const text = textOf(html)
  if (text.length < LEAST_LENGTH || /^Set by\b/.test(text)) return []
  const bold = [...html.matchAll(/<strong>(.*?)<\/strong>/gs)].map(([, inner = '']) => textOf(inner)).join(', ')
  return [{ html: html.trim(), text, bold, goesOn: false, ...where }]
}

const isEnded = (text: string) => /[.!?]['"’”)]*$/.test(text)

function leadsTo({ tag, inner, outer }: Block): boolean {
  if (tag === 'span') return outer.includes('class="formula"')
  return (tag === 'ul' || tag === 'ol') && topBlocks(inner).length <= SHORT_LIST && textOf(inner).length <= SHORT_TEXT
}

interface Block {
  tag: string
  inner: string
  outer: string
}

/** The elements of well-formed HTML that are in no other. */
export function topBlocks(html: string): Block[] {
  const blocks: Block[] = []
  const tags = /<(\/?)([a-zA-Z][\w-]*)[^>]*?(\/?)>/g
  let [depth, from, inside, tag] = [0, 0, 0, '']
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    const [whole, closes, name = '', closed] = found
    if (closed || voids.has(name)) continue
    if (!closes) {
      if (depth === 0) [from, inside, tag] = [found.index, found.index + whole.length, name]
      depth++
    } else {
      depth--
      if (depth === 0)
        blocks.push({
          tag,
          inner: html.slice(inside, found.index),
          outer: html.slice(from, found.index + whole.length),
        })
    }
  }
  return blocks
}

const voids = new Set(['wbr', 'br', 'img', 'hr', 'input', 'use', 'path', 'circle', 'line', 'rect'])

/** Cuts a paragraph where a sentence ends outside every element; a formula keeps its full stop inside. */
function sentencesOf(html: string): string[] {
  const sentences: string[] = []
  let [depth, from] = [0, 0]
  const pieces = /<(\/?)([a-zA-Z][\w-]*)[^>]*?(\/?)>|\s+/g
  for (let found = pieces.exec(html); found; found = pieces.exec(html)) {
    const [whole, closes, name, closed] = found
    if (name !== undefined) {
      if (!closed && !voids.has(name)) depth += closes ? -1 : 1
      continue
    }
    const before = textOf(html.slice(from, found.index))
    const after = textOf(html.slice(found.index, found.index + 200))
    if (
      depth === 0 &&
      isEnded(before) &&
      !/\b(?:e\.g|i\.e|etc|vs|Dr|Mr|Mrs|St)\.$/.test(before) &&
      !/^\p{Ll}/u.test(after)
    ) {
      sentences.push(html.slice(from, found.index))
      from = found.index + whole.length
    }
  }
  const rest = html.slice(from)
  return rest.trim() === '' ? sentences : [...sentences, rest]
}
