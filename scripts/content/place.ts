import type { Heading, RootContent } from 'mdast'
import { plainText } from './markdown.ts'

/** What an item reader needs to name a fault. */
export interface Place {
  file: string
  topicId: string
  level: string
  points: ReadonlySet<string>
  fail(node: { position?: RootContent['position'] } | undefined, item: string, fault: string): never
}

/** Splits a section at its headings of one depth; text before the first heading is a fault. */
export function splitAt(depth: Heading['depth'], nodes: RootContent[], place: Place) {
  const parts: { heading: Heading; title: string; body: RootContent[] }[] = []
  for (const node of nodes) {
    const last = parts.at(-1)
    if (node.type === 'heading' && node.depth === depth) parts.push({ heading: node, title: plainText(node), body: [] })
    else if (last) last.body.push(node)
    else place.fail(node, 'section', `text before the first heading of depth ${depth}`)
  }
  return parts
}
