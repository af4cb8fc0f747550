import type { CardNode } from './card-node.ts'
import { readCardText } from './read-card-text.ts'
import { joined } from './tidy-nodes.ts'

/**
 * Pieces of a card as a person would type them, with backslashes only where the text would else be read as something
 * different. Emphasis that cannot be typed (one letter in italics within a word) becomes plain text.
 */
export function writeCardText(nodes: readonly CardNode[]): string {
  const wanted = joined(nodes)
  for (const written of [write(wanted, light), write(wanted, careful)])
    if (isSame(readCardText(written), wanted)) return written
  return write(joined(flat(wanted)), careful)
}

const light = (text: string) => text
const careful = (text: string) => text.replace(/[\\*$![]/g, '\\$&')

function write(nodes: readonly CardNode[], escape: (text: string) => string): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return escape(node.text)
      if (node.type === 'break') return '\n'
      if (node.type === 'tex') return node.display ? `$$${node.tex}$$` : `$${node.tex}$`
      if (node.type === 'image') return `![${node.alt}](media:${node.media})`
      if (node.type === 'sound') return `[sound](media:${node.media})`
      const mark = node.type === 'strong' ? '**' : '*'
      return `${mark}${write(node.children, escape)}${mark}`
    })
    .join('')
}

const isSame = (one: readonly CardNode[], other: readonly CardNode[]) => JSON.stringify(one) === JSON.stringify(other)

const flat = (nodes: readonly CardNode[]): CardNode[] =>
  nodes.flatMap((node) => {
    if (node.type === 'strong' || node.type === 'em') return flat(node.children)
    // TeX that the dollars cannot hold is shown as it was written.
    if (node.type === 'tex' && !isSame(readCardText(write([node], light)), [node]))
      return [{ type: 'text', text: node.tex }]
    return [node]
  })
