import katex from 'katex'
import type { CardNode } from '#domain/sets/card-node.ts'
import { readCardText } from '#domain/sets/read-card-text.ts'

export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Typed text as the XHTML of an item: formulas as MathML that keeps its TeX, pictures as files of the package. */
export function cardXml(source: string, fileOf: (media: string) => string): string {
  const xml = (nodes: readonly CardNode[]): string => nodes.map(one).join('')
  const one = (node: CardNode): string => {
    if (node.type === 'text') return escapeXml(node.text)
    if (node.type === 'break') return '<br/>'
    if (node.type === 'tex') return mathXml(node.tex, node.display)
    if (node.type === 'image') return `<img src="${escapeXml(fileOf(node.media))}" alt="${escapeXml(node.alt)}"/>`
    if (node.type === 'sound') return ''
    return `<${node.type}>${xml(node.children)}</${node.type}>`
  }
  return xml(readCardText(source))
}

/** TeX that does not parse is kept as the annotation of a formula that shows it. */
function mathXml(tex: string, display: boolean): string {
  const kind = display ? ' display="block"' : ''
  const annotation = `<annotation encoding="application/x-tex">${escapeXml(tex)}</annotation>`
  try {
    const made = katex.renderToString(tex, {
      output: 'mathml',
      displayMode: display,
      throwOnError: true,
      strict: 'ignore',
    })
    const [, shown = ''] = /<semantics>(.*?)<annotation/s.exec(made) ?? []
    return `<math xmlns="http://www.w3.org/1998/Math/MathML"${kind}><semantics>${shown.replaceAll('&nbsp;', '&#160;')}${annotation}</semantics></math>`
  } catch {
    return `<math xmlns="http://www.w3.org/1998/Math/MathML"${kind}><semantics><mtext>${escapeXml(tex)}</mtext>${annotation}</semantics></math>`
  }
}
