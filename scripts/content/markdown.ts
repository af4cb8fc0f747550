import type { Code, Nodes, PhrasingContent, Root, RootContent } from 'mdast'
import type { InlineMath, Math as MathBlock } from 'mdast-util-math'
import { toString as plainText } from 'mdast-util-to-string'
import rehypeStringify from 'rehype-stringify'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { RichText } from '../../src/domain/curriculum/topic.ts'
import { holdFormulas } from '../../src/server/tex/hold-formulas.ts'
import { renderDisplayTex, renderInlineTex } from '../../src/server/tex/render-tex.ts'
import { speakTex } from '../../src/server/tex/speak-tex.ts'
import { withPictures } from './emoji-pictures.ts'
import { renderFenced, speakFenced } from './render-fenced.ts'

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMath)

const raw = (value: string) => ({ type: 'raw' as const, value })
const renderer = unified()
  .use(remarkRehype, {
    allowDangerousHtml: true,
    handlers: {
      inlineMath: (_state: unknown, node: InlineMath) => raw(renderInlineTex(node.value)),
      math: (_state: unknown, node: MathBlock) => raw(renderDisplayTex(node.value)),
      code: (_state: unknown, node: Code) => raw(renderFenced(node)),
    },
  })
  .use(rehypeStringify, { allowDangerousHtml: true })

export function parseMarkdown(text: string): Root {
  return parser.parse(text)
}

/** What is spoken and searched: TeX is read out in words, a drawing by its title, a listing as it stands. */
function speakable(nodes: RootContent[]): string {
  return blockTexts(nodes.map(spoken)).join('\n')
}

function spoken<Node extends Nodes>(node: Node): Node {
  if (node.type === 'inlineMath' || node.type === 'math') return { ...node, value: speakTex(node.value) }
  if (node.type === 'code') return { ...node, value: speakFenced(node) }
  return 'children' in node ? { ...node, children: node.children.map(spoken) } : node
}

function blockTexts(nodes: Nodes[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'list' || node.type === 'listItem' || node.type === 'blockquote' || node.type === 'table')
      return blockTexts(node.children)
    if (node.type === 'tableRow') return [node.children.map((cell) => plainText(cell)).join(', ')]
    const text = plainText(node).trim()
    return text === '' ? [] : [text]
  })
}

/** Renders blocks to trusted HTML and speakable text. The empty corner of a table is no heading. Throws with a sentence on bad TeX or a bad drawing. */
export function richText(nodes: RootContent[]): RichText {
  const html = renderer.stringify(renderer.runSync({ type: 'root', children: withPictures(nodes) })).trim()
  return { html: holdFormulas(html.replace(/<th(>| [^>]*>)<\/th>/g, '<td$1</td>')), text: speakable(nodes) }
}

/** Renders a single line without the paragraph around it. */
export function inlineRichText(nodes: PhrasingContent[]): RichText {
  const { html, text } = richText([{ type: 'paragraph', children: nodes }])
  return { html: html.replace(/^<p>(.*)<\/p>$/s, '$1'), text }
}

/** Joins words and is not seen: before it no sign of a line's beginning, as of a list, means anything. */
const WORD_JOINER = '\u2060'

/** Renders one line as somebody typed it, `$x^2$ and **more**`, with the spaces at its ends. */
export function typedRichText(source: string): RichText {
  const { children } = parseMarkdown(`${WORD_JOINER}${source.trim()}`)
  const [line, ...others] = children
  if (line?.type !== 'paragraph' || others.length > 0) throw new Error(`'${source}' is more than one line`)
  const { html, text } = inlineRichText(line.children)
  const [before = '', after = ''] = [/^\s/.exec(source)?.[0], /\s$/.exec(source)?.[0]]
  const spaced = (shown: string) => `${before}${shown.replace(WORD_JOINER, '')}${after}`
  return { html: spaced(html), text: spaced(text) }
}

/** The line that `typedRichText` renders as these nodes. */
export function typedText(nodes: readonly PhrasingContent[]): string {
  const typed = (node: PhrasingContent): string => {
    if (node.type === 'inlineMath') return `$${node.value}$`
    if (node.type === 'inlineCode') return `\`${node.value}\``
    if (node.type === 'strong') return `**${typedText(node.children)}**`
    if (node.type === 'emphasis') return `*${typedText(node.children)}*`
    return plainText(node)
  }
  return nodes.map(typed).join('')
}

export { plainText }
