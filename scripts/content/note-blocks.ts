import type { PhrasingContent, RootContent } from 'mdast'
import type { NoteBlock } from '../../src/domain/lessons/note-block.ts'
import { FORMULA, type Run } from '../../src/domain/lessons/run.ts'
import { renderDisplayTex, renderInlineTex } from '../../src/server/tex/render-tex.ts'
import { speakTex } from '../../src/server/tex/speak-tex.ts'
import { withPictures } from './emoji-pictures.ts'
import { plainText } from './markdown.ts'
import { listingName, renderFenced, speakFenced } from './render-fenced.ts'

/** A note's blocks as the lesson's maker reads them. */
export function noteBlocks(nodes: readonly RootContent[]): NoteBlock[] {
  return withPictures(nodes).flatMap((node): NoteBlock[] => {
    if (node.type === 'paragraph') return [{ kind: 'paragraph', runs: runsOf(node.children) }]
    if (node.type === 'list') return listBlocks(node)
    if (node.type === 'blockquote')
      return [
        { kind: 'quote', paragraphs: node.children.flatMap((child) => ('children' in child ? [linesOf(child)] : [])) },
      ]
    if (node.type === 'table') {
      const [head = [], ...rows] = node.children.map((row) => row.children.map((cell) => runsOf(cell.children)))
      return [{ kind: 'table', head, rows }]
    }
    if (node.type === 'math')
      return [{ kind: 'formula', html: renderDisplayTex(node.value), spoken: speakTex(node.value) }]
    if (node.type !== 'code') return []
    const html = renderFenced(node)
    if (node.lang === 'svg') return [{ kind: 'drawing', html, title: speakFenced(node) }]
    return [{ kind: 'listing', html, name: listingName(node), lines: node.value.split('\n').length }]
  })
}

/** A list; what stands inside its items besides their first line follows each. */
function listBlocks(list: Extract<RootContent, { type: 'list' }>): NoteBlock[] {
  const blocks: NoteBlock[] = []
  let items: Run[][] = []
  const flush = () => {
    if (items.length > 0) blocks.push({ kind: 'list', ordered: list.ordered ?? false, items })
    items = []
  }
  for (const item of list.children) {
    const [first, ...others] = item.children
    if (first?.type === 'paragraph') items.push(runsOf(first.children))
    const inner = noteBlocks(first?.type === 'paragraph' ? others : item.children)
    const nested = inner.every((block) => block.kind === 'list')
    if (nested) items.push(...inner.flatMap((block) => (block.kind === 'list' ? block.items : [])))
    else {
      flush()
      blocks.push(...inner)
    }
  }
  flush()
  return blocks
}

const linesOf = (node: RootContent): Run[] =>
  node.type === 'paragraph' ? runsOf(node.children) : [{ text: plainText(node) }]

function runsOf(nodes: readonly PhrasingContent[], style: Omit<Run, 'text' | 'formula'> = {}): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (node.type === 'text') return [{ ...style, text: node.value.replaceAll('\n', ' ') }]
    if (node.type === 'strong') return runsOf(node.children, { ...style, strong: true })
    if (node.type === 'emphasis') return runsOf(node.children, { ...style, emphasis: true })
    if (node.type === 'inlineCode') return [{ ...style, code: true, text: node.value }]
    if (node.type === 'html') return pictureRun(node.value)
    if (node.type === 'break') return [{ text: ' ' }]
    if (node.type === 'inlineMath')
      return [
        {
          ...style,
          text: FORMULA,
          formula: { html: renderInlineTex(node.value), spoken: ` ${speakTex(node.value)} ` },
        },
      ]
    return 'children' in node ? runsOf(node.children, style) : [{ ...style, text: plainText(node) }]
  })
}

/** An emoji's picture, in the line: on a slide none leads. */
function pictureRun(html: string): Run[] {
  const emoji = /alt="([^"]+)"/.exec(html)?.[1]
  return emoji === undefined ? [] : [{ text: emoji, picture: html.replace(' emoji-lead', '') }]
}
