import type { CardNode } from '#domain/sets/card-node.ts'
import { escapeForAnki } from './mark-anki-text.ts'

/** Pieces of a card in the HTML that Anki keeps. `media` gives a file's name in the package. */
export function nodesToHtml(nodes: readonly CardNode[], media: (id: string) => string): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return escapeForAnki(node.text)
      if (node.type === 'break') return '<br>'
      if (node.type === 'tex')
        return node.display ? `\\[${escapeForAnki(node.tex)}\\]` : `\\(${escapeForAnki(node.tex)}\\)`
      if (node.type === 'image') return `<img src="${media(node.media)}" alt="${escapeForAnki(node.alt)}">`
      if (node.type === 'sound') return `[sound:${media(node.media)}]`
      const tag = node.type === 'strong' ? 'b' : 'i'
      return `<${tag}>${nodesToHtml(node.children, media)}</${tag}>`
    })
    .join('')
}
