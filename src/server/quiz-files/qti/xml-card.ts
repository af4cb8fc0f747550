import { writeCardText } from '#domain/sets/write-card-text.ts'
import { htmlToNodes } from '../../rich-text/html-to-nodes.ts'
import { escapeXml } from './card-xml.ts'
import { find, textIn, type XmlNode } from './xml-tree.ts'

/** Elements that are no words of a question. */
const silent = new Set(['qti-feedback-inline', 'qti-feedback-block', 'qti-rubric-block', 'script', 'style'])

export interface ReadWords {
  words: string
  /** Whether a formula has no TeX, or a picture is not in the package. */
  lost: string[]
}

/** The words of elements as they are typed here; `media` gives a picture's name by its address. */
export function xmlCard(nodes: readonly XmlNode[], media: (address: string) => string | null): ReadWords {
  const lost: string[] = []
  const html = (node: XmlNode): string => {
    if (node.name === '') return escapeXml(node.text)
    if (silent.has(node.name) || node.name.endsWith('-interaction')) return ''
    if (node.name === 'math') return formula(node, lost)
    const inside = node.children.map(html).join('')
    if (node.name === 'br' || node.name === 'hr') return `<${node.name}>`
    if (node.name === 'img') {
      const { src = '', alt = '' } = node.attributes
      return `<img src="${escapeXml(src)}" alt="${escapeXml(alt)}">`
    }
    return `<${node.name}>${inside}</${node.name}>`
  }
  const { nodes: read, missing } = htmlToNodes(nodes.map(html).join(''), media)
  if (missing.length > 0) lost.push('A picture of it is not in the package, or of no known kind.')
  return { words: writeCardText(read), lost }
}

function formula(math: XmlNode, lost: string[]): string {
  const annotation = find(math, 'annotation')
  const display = math.attributes.display === 'block' ? 1 : 0
  if (annotation && /tex/i.test(annotation.attributes.encoding ?? ''))
    return `<rw-tex display="${display}">${escapeXml(textIn(annotation))}</rw-tex>`
  lost.push('A formula without TeX is kept as plain text.')
  return escapeXml(textIn(math).replace(/\s+/g, ' '))
}
