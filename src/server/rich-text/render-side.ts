import { type CardNode, plainText } from '#domain/sets/card-node.ts'
import { readCardText } from '#domain/sets/read-card-text.ts'
import { holdFormulas } from '../tex/hold-formulas.ts'
import { renderDisplayTex, renderInlineTex } from '../tex/render-tex.ts'

/** TeX that could push everything else off a card. */
const sprawling = /\\(?:[hvm]?space|[hvm]?skip|m?kern|rule|raisebox|[hv]?phantom|Huge|huge)/

/** The HTML of one side: every word escaped, every element one of ours. Files stand as `media:…`: see `withMediaAddresses`. */
export function renderSide(source: string): string {
  return holdFormulas(renderNodes(readCardText(source)))
}

/** What one side says, never empty. */
export const sideText = (source: string) => plainText(readCardText(source)) || '…'

const renderNodes = (nodes: readonly CardNode[]): string => nodes.map(renderNode).join('')

function renderNode(node: CardNode): string {
  if (node.type === 'text') return escape(node.text)
  if (node.type === 'break') return '<br>'
  if (node.type === 'tex') return renderFormula(node)
  if (node.type === 'image')
    return `<img src="media:${node.media}" alt="${escape(node.alt)}" loading="lazy" decoding="async">`
  if (node.type === 'sound') return `<audio src="media:${node.media}" controls preload="none"></audio>`
  return `<${node.type}>${renderNodes(node.children)}</${node.type}>`
}

/** More characters than any formula has; what takes longest of all to read are chemical equations. */
const MOST_TEX = 1000

/** TeX with a mistake in it is shown as it was typed. */
export function renderFormula({ tex, display }: { tex: string; display: boolean }): string {
  const typed = `<code>${escape(tex)}</code>`
  if (tex.length > MOST_TEX || sprawling.test(tex)) return typed
  try {
    return display ? renderDisplayTex(tex) : renderInlineTex(tex)
  } catch {
    return typed
  }
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** A side's HTML with the addresses from which its files are served. Text can hold no quote, so only our own elements change. */
export function withMediaAddresses(html: string, setId: string): string {
  return html.replaceAll('src="media:', `src="/api/sets/${setId}/media/`)
}
