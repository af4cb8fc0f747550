import { Parser } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'
import type { CardNode } from '#domain/sets/card-node.ts'
import { tidyNodes } from '#domain/sets/tidy-nodes.ts'
import { toScript } from '#domain/unicode-script.ts'
import { markAnkiText } from './mark-anki-text.ts'

export interface HtmlSide {
  nodes: CardNode[]
  /** Names of pictures and sounds that `media` does not know. */
  missing: string[]
}

const blocks = new Set([
  'div',
  'p',
  'li',
  'ul',
  'ol',
  'tr',
  'table',
  'blockquote',
  'pre',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
])
const emphasis = new Map<string, 'strong' | 'em'>(Object.entries({ b: 'strong', strong: 'strong', i: 'em', em: 'em' }))
const own = ['rw-tex', 'rw-sound']

const clean = (html: string) =>
  sanitizeHtml(html, {
    allowedTags: [...blocks, ...emphasis.keys(), ...own, 'br', 'img', 'td', 'th', 'sub', 'sup', 'rt'],
    allowedAttributes: { img: ['src', 'alt'], 'rw-tex': ['display'], 'rw-sound': ['file'] },
    allowedSchemes: [],
    parseStyleAttributes: false,
  })

/**
 * What a side written in HTML says, as pieces of a card. It is sanitised first; then only what a card knows is taken, so that
 * nothing else can get through. `media` gives a file's name in the set by its name in the HTML.
 */
export function htmlToNodes(html: string, media: (name: string) => string | null): HtmlSide {
  const missing: string[] = []
  const open: { tag: string; nodes: CardNode[]; display: boolean }[] = [{ tag: '', nodes: [], display: false }]
  let atLineStart = true
  const add = (node: CardNode) => {
    atLineStart = node.type === 'break' || (atLineStart && node.type === 'text' && node.text.trim() === '')
    open.at(-1)?.nodes.push(node)
  }
  /** Where a block begins or ends there is one line break, however many begin and end there. */
  const breakLine = () => {
    if (!atLineStart) add({ type: 'break' })
  }
  const inside = (tag: string) => open.some((element) => element.tag === tag)
  const file = (name: string, found: (media: string) => CardNode) => {
    const known = media(name) ?? media(decoded(name))
    if (known) add(found(known))
    else missing.push(decoded(name))
  }
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (tag === 'br') add({ type: 'break' })
        if (blocks.has(tag)) breakLine()
        if (tag === 'li') add({ type: 'text', text: '• ' })
        if (tag === 'td' || tag === 'th') add({ type: 'text', text: ' ' })
        if (tag === 'img')
          file(attributes.src ?? '', (picture) => ({ type: 'image', media: picture, alt: attributes.alt ?? '' }))
        if (tag === 'rw-sound') file(attributes.file ?? '', (sound) => ({ type: 'sound', media: sound }))
        open.push({ tag, nodes: [], display: attributes.display === '1' })
      },
      ontext(text) {
        if (inside('pre'))
          for (const [at, line] of text.split('\n').entries()) {
            if (at > 0) add({ type: 'break' })
            add({ type: 'text', text: line })
          }
        else add({ type: 'text', text })
      },
      onclosetag() {
        const { tag = '', nodes = [], display = false } = open.pop() ?? {}
        const kind = emphasis.get(tag)
        if (kind) open.at(-1)?.nodes.push({ type: kind, children: nodes })
        else if (tag === 'rw-tex') add(formula(nodes, display))
        else if (tag === 'sub' || tag === 'sup') add({ type: 'text', text: toScript(textOf(nodes), tag) })
        else if (tag === 'rt') add({ type: 'text', text: ` (${textOf(nodes)})` })
        else open.at(-1)?.nodes.push(...nodes)
        if (blocks.has(tag)) breakLine()
      },
    },
    { decodeEntities: true },
  )
  parser.end(clean(markAnkiText(html)))
  return { nodes: tidyNodes(open[0]?.nodes ?? []), missing }
}

const textOf = (nodes: readonly CardNode[]) => nodes.map((node) => (node.type === 'text' ? node.text : '')).join('')

function formula(nodes: readonly CardNode[], display: boolean): CardNode {
  const tex = textOf(nodes).replace(/\s+/g, ' ').trim()
  return tex === '' ? { type: 'text', text: '' } : { type: 'tex', tex, display }
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
