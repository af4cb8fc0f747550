/** A piece of one side of a card. `media` is the name of a file of the card's set: 32 hexadecimal digits. */
export type CardNode =
  | { type: 'text'; text: string }
  | { type: 'break' }
  | { type: 'strong' | 'em'; children: CardNode[] }
  | { type: 'tex'; tex: string; display: boolean }
  | { type: 'image'; media: string; alt: string }
  | { type: 'sound'; media: string }

/** The names of the files that a side shows or plays. */
export function mediaIn(nodes: readonly CardNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'strong' || node.type === 'em') return mediaIn(node.children)
    return node.type === 'image' || node.type === 'sound' ? [node.media] : []
  })
}

/** What a side says, for reading aloud, searching and measuring: formulas as they were typed, pictures by their description. */
export function plainText(nodes: readonly CardNode[]): string {
  return nodes.map(plainNode).join('').replace(/\s+/g, ' ').trim()
}

function plainNode(node: CardNode): string {
  if (node.type === 'text') return node.text
  if (node.type === 'break') return ' '
  if (node.type === 'tex') return node.tex
  if (node.type === 'image') return ` ${node.alt || 'Picture'} `
  return node.type === 'sound' ? ' Sound ' : plainText(node.children)
}
