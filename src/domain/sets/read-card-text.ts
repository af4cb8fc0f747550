import type { CardNode } from './card-node.ts'
import { joined } from './tidy-nodes.ts'

const word = /[\p{L}\p{N}]/u
const space = /\s/
const escapable = new Set(['\\', '*', '$', '!', '['])
const image = /!\[([^\]\n]{0,500})\]\(media:([0-9a-f]{32})\)/y
const sound = /\[sound\]\(media:([0-9a-f]{32})\)/y

/**
 * Reads a side of a card as it was typed: **bold**, *italics*, $TeX$ and $$TeX$$ on a line of its own, line breaks, pictures
 * and sounds. Whatever is none of these is text; a backslash before `\ * $ ! [` makes it so.
 */
export function readCardText(source: string): CardNode[] {
  return joined(readRun(source.replaceAll('\r\n', '\n'), []))
}

/** What is known while a run is read. */
interface Run {
  /** The marks that it stands between. */
  inside: readonly string[]
  /** Marks that nothing closes from here on: looked for anew at each, a long text would take seconds. */
  unclosed: Set<string>
}

function readRun(source: string, inside: readonly string[]): CardNode[] {
  const nodes: CardNode[] = []
  const run: Run = { inside, unclosed: new Set() }
  let at = 0
  while (at < source.length) {
    const found = readPiece(source, at, run)
    nodes.push(found.node)
    at = found.end
  }
  return nodes
}

interface Found {
  node: CardNode
  end: number
}

function readPiece(source: string, at: number, run: Run): Found {
  const character = source[at] ?? ''
  const literal = { node: { type: 'text', text: character } as const, end: at + 1 }
  if (character === '\n') return { node: { type: 'break' }, end: at + 1 }
  if (character === '\\') {
    const next = source[at + 1] ?? ''
    return escapable.has(next) ? { node: { type: 'text', text: next }, end: at + 2 } : literal
  }
  if (character === '$') return readTex(source, at) ?? literal
  if (character === '*') return readEmphasis(source, at, run) ?? literal
  if (character === '!' || character === '[') return readMedia(source, at) ?? literal
  return literal
}

/** As in Pandoc: no space inside the dollars, and no digit after the second, so that prices stay prices. */
function readTex(source: string, at: number): Found | null {
  const mark = source.startsWith('$$', at) ? '$$' : '$'
  const from = at + mark.length
  for (let end = from; end < source.length; end++) {
    if (source[end] === '\n') return null
    if (source[end] === '\\') end++
    else if (source.startsWith(mark, end)) {
      const tex = source.slice(from, end)
      const after = source[end + mark.length] ?? ''
      if (tex === '' || tex !== tex.trim()) return null
      if (mark === '$' && /[\d$]/.test(after)) return null
      return { node: { type: 'tex', tex, display: mark === '$$' }, end: end + mark.length }
    }
  }
  return null
}

function readEmphasis(source: string, at: number, { inside, unclosed }: Run): Found | null {
  const mark = source.startsWith('**', at) ? '**' : '*'
  const from = at + mark.length
  if (inside.includes(mark) || unclosed.has(mark) || space.test(source[from] ?? ' ')) return null
  // One star within a word is a star: 2*3*4.
  if (mark === '*' && word.test(source[at - 1] ?? '')) return null
  const end = endOfEmphasis(source, from, mark)
  if (end === null) unclosed.add(mark)
  if (end === null) return null
  const children = readRun(source.slice(from, end), [...inside, mark])
  return { node: { type: mark === '**' ? 'strong' : 'em', children }, end: end + mark.length }
}

function endOfEmphasis(source: string, from: number, mark: '**' | '*'): number | null {
  for (let at = from; at < source.length; at++) {
    if (source[at] === '\\') {
      at++
      continue
    }
    if (source[at] === '$') {
      const tex = readTex(source, at)
      if (tex) at = tex.end - 1
      continue
    }
    if (source[at] !== '*') continue
    let stars = 1
    while (source[at + stars] === '*') stars++
    const closes = at > from && !space.test(source[at - 1] ?? '')
    const end = at + stars - mark.length
    if (closes && mark === '**' && stars >= 2) return end
    if (closes && mark === '*' && stars !== 2 && !word.test(source[at + stars] ?? '')) return end
    at += stars - 1
  }
  return null
}

function readMedia(source: string, at: number): Found | null {
  image.lastIndex = at
  const [pictured, alt = '', picture] = image.exec(source) ?? []
  if (pictured && picture) return { node: { type: 'image', media: picture, alt }, end: at + pictured.length }
  sound.lastIndex = at
  const [heard, media] = sound.exec(source) ?? []
  return heard && media ? { node: { type: 'sound', media }, end: at + heard.length } : null
}
