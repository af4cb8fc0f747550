import type { Heading, Image, Link, LinkReference, Nodes } from 'mdast'
import type { InlineMath, Math as MathBlock } from 'mdast-util-math'
import type { State } from 'mdast-util-to-hast'
import { toString as plainText } from 'mdast-util-to-string'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { RichText } from '#domain/curriculum/topic.ts'
import { renderFormula } from '../rich-text/render-side.ts'
import { holdFormulas } from '../tex/hold-formulas.ts'

const raw = (value: string) => ({ type: 'raw' as const, value })

/** Headings stand below the item's own title, which is an h3. */
const levelOf = (depth: number) => (depth <= 2 ? 4 : 5)

/** Only what leads to a site over https is a link; of anything else the words stay. */
const linked = (state: State, node: Link | LinkReference, url: string) => ({
  type: 'element' as const,
  ...(/^https:\/\//i.test(url)
    ? { tagName: 'a', properties: { href: url, rel: ['noopener', 'noreferrer'] } }
    : { tagName: 'span', properties: {} }),
  children: state.all(node),
})

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath)
const renderer = unified()
  .use(remarkRehype, {
    // Only for the formulas, which are ours: HTML that was typed is left out by its handler.
    allowDangerousHtml: true,
    handlers: {
      html: () => undefined,
      // A picture from elsewhere would be a request to a third party.
      image: (_state: State, node: Image) => ({ type: 'text' as const, value: node.alt ?? '' }),
      imageReference: (_state: State, node: { alt?: string | null }) => ({
        type: 'text' as const,
        value: node.alt ?? '',
      }),
      heading: (state: State, node: Heading) => ({
        type: 'element' as const,
        tagName: `h${levelOf(node.depth)}`,
        properties: {},
        children: state.all(node),
      }),
      link: (state: State, node: Link) => linked(state, node, node.url),
      linkReference: (state: State, node: LinkReference) =>
        linked(state, node, state.definitionById.get(node.identifier.toUpperCase())?.url ?? ''),
      inlineMath: (_state: State, node: InlineMath) => raw(renderFormula({ tex: node.value, display: false })),
      math: (_state: State, node: MathBlock) => raw(renderFormula({ tex: node.value, display: true })),
    },
  })
  .use(rehypeStringify, { allowDangerousHtml: true })

/** A note as HTML, every element one of ours, and as words to speak. */
export function renderMarkdown(markdown: string): RichText {
  const root = parser.parse(markdown)
  const html = holdFormulas(renderer.stringify(renderer.runSync(root)).trim())
  const text = root.children
    .map((node: Nodes) => plainText(node, { includeHtml: false }))
    .filter(Boolean)
    .join('\n')
  return { html: html || '…', text: text || '…' }
}
