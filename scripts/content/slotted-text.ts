import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Slot, SlottedRichText, SlottedTex, SlottedText } from '../../src/domain/curriculum/template.ts'
import type { RichText } from '../../src/domain/curriculum/topic.ts'
import { inlineRichText, richText } from './markdown.ts'
import { type NamedForms, readSlot, speaksOf } from './read-slot.ts'

// Private-use signs that no author writes: they carry a slot's number through Markdown unchanged.
const OPEN = '\uE000'
const CLOSE = '\uE001'
const mark = new RegExp(`${OPEN}(\\d+)${CLOSE}`)
/** Innermost groups of TeX's braces, but for those that hold words, units or formulas. */
const texGroup = /(?<!\\(?:text|mathrm|mathbf|operatorname|ce|begin|end))\{([^{}]*)\}/

/** Blocks of Markdown in which `{…}` stands for drawn values, in formulas too. Throws with a sentence. */
export function slottedRichText(nodes: RootContent[], names: NamedForms): SlottedRichText {
  const { copy, pieces } = withMarks(nodes, names)
  return inPieces(richText(copy), pieces)
}

/** The same for a single line. */
export function inlineSlottedRichText(nodes: PhrasingContent[], names: NamedForms): SlottedRichText {
  const { copy, pieces } = withMarks([{ type: 'paragraph', children: nodes }], names)
  const [paragraph] = copy
  if (paragraph?.type !== 'paragraph') throw new Error('a line was expected')
  return inPieces(inlineRichText(paragraph.children), pieces)
}

/** What every draw says in the same words. */
export const fixedWords = (text: SlottedText): string => text.filter((piece) => typeof piece === 'string').join(' ')

type Piece = Slot | SlottedTex

function withMarks(nodes: RootContent[], names: NamedForms): { copy: RootContent[]; pieces: Piece[] } {
  const root: Root = { type: 'root', children: structuredClone(nodes) }
  const pieces: Piece[] = []
  const marked = (piece: Piece) => `${OPEN}${pieces.push(piece) - 1}${CLOSE}`
  visit(root, (node: Nodes, index, parent) => {
    if (node.type === 'text') {
      node.value = node.value.replace(/\{([^{}]+)\}/g, (_, source: string) => marked(readSlot(source, names)))
      if (/[{}]/.test(node.value)) throw new Error(`a brace without its partner in '${node.value}'`)
    }
    if (node.type !== 'inlineMath' && node.type !== 'math') return
    const tex = slottedTex(node.value, names)
    if (tex.every((part) => typeof part === 'string')) return
    const value = marked({ tex, display: node.type === 'math' })
    if (parent && index !== undefined) parent.children.splice(index, 1, { type: 'html', value })
  })
  return { copy: root.children, pieces }
}

function slottedTex(tex: string, names: NamedForms): SlottedTex['tex'] {
  const parts: SlottedTex['tex'] = []
  let rest = tex
  let fixed = ''
  for (let group = texGroup.exec(rest); group; group = texGroup.exec(rest)) {
    const [whole, source = ''] = group
    fixed += rest.slice(0, group.index)
    rest = rest.slice(group.index + whole.length)
    if (speaksOf(source, names)) {
      parts.push(fixed, readSlot(source, names))
      fixed = ''
    } else fixed += whole
  }
  parts.push(fixed + rest)
  const bare = parts.filter((part) => typeof part === 'string').join(' ')
  const words = bare.replace(/\\(?:text|mathrm|mathbf|operatorname|ce)\{[^{}]*\}|\\[A-Za-z]+/g, ' ')
  if (speaksOf(words, names)) throw new Error(`a name stands outside braces in $${tex}$`)
  return parts.filter((part) => part !== '')
}

function inPieces({ html, text }: RichText, pieces: readonly Piece[]): SlottedRichText {
  return { html: split(html, pieces), text: split(text, pieces) }
}

function split(marked: string, pieces: readonly Piece[]): SlottedText {
  return marked
    .split(mark)
    .map((part, index) => (index % 2 === 1 ? (pieces[Number(part)] ?? '') : part))
    .filter((part) => part !== '')
}
