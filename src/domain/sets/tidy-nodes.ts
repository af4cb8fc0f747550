import type { CardNode } from './card-node.ts'

/** Texts beside each other as one. */
export function joined(nodes: readonly CardNode[]): CardNode[] {
  const result: CardNode[] = []
  for (const node of nodes) {
    const last = result.at(-1)
    if (node.type === 'text' && last?.type === 'text') last.text += node.text
    else if (node.type === 'strong' || node.type === 'em') result.push({ ...node, children: joined(node.children) })
    else if (node.type !== 'text' || node.text !== '') result.push({ ...node })
  }
  return result
}

/**
 * The same words in the shape that a person would have typed: no emphasis within the same emphasis or around nothing, no
 * spaces or line breaks at its edges, at most one empty line, none at either end.
 */
export function tidyNodes(nodes: readonly CardNode[]): CardNode[] {
  // What one round moves out of an emphasis meets its neighbours in the next; each round only ever shortens.
  const once = trimmed(withoutEmptyLines(joined(lift(nodes, []))))
  return JSON.stringify(once) === JSON.stringify(nodes) ? once : tidyNodes(once)
}

function lift(nodes: readonly CardNode[], inside: readonly string[]): CardNode[] {
  return nodes.flatMap((node): CardNode[] => {
    if (node.type === 'text')
      return [{ type: 'text', text: node.text.replace(/\p{Cc}+/gu, ' ').replace(/[ \u00a0]+/g, ' ') }]
    if (node.type === 'image') return [{ ...node, alt: node.alt.replace(/[\]\p{Cc}]+/gu, ' ').trim() }]
    if (node.type !== 'strong' && node.type !== 'em') return [node]
    const children = joined(lift(node.children, [...inside, node.type]))
    return inside.includes(node.type) ? children : edgesOutside(node.type, children)
  })
}

function edgesOutside(type: 'strong' | 'em', children: CardNode[]): CardNode[] {
  const before: CardNode[] = []
  const after: CardNode[] = []
  const inner = [...children]
  for (let [first] = inner; first && isBlank(first); [first] = inner) before.push(...inner.splice(0, 1))
  for (let last = inner.at(-1); last && isBlank(last); last = inner.at(-1)) after.unshift(...inner.splice(-1, 1))
  const [first] = inner
  const last = inner.at(-1)
  if (first?.type === 'text' && first.text.startsWith(' ')) {
    before.push({ type: 'text', text: ' ' })
    inner[0] = { ...first, text: first.text.trimStart() }
  }
  if (last?.type === 'text' && last.text.endsWith(' ')) {
    after.unshift({ type: 'text', text: ' ' })
    const shown = inner.at(-1)
    if (shown?.type === 'text') inner[inner.length - 1] = { ...shown, text: shown.text.trimEnd() }
  }
  return inner.length > 0 ? [...before, { type, children: inner }, ...after] : [...before, ...after]
}

const isBlank = (node: CardNode) => node.type === 'break' || (node.type === 'text' && node.text.trim() === '')

function withoutEmptyLines(nodes: readonly CardNode[]): CardNode[] {
  const result: CardNode[] = []
  for (const node of nodes) {
    const last = result.at(-1)
    if (node.type === 'break') {
      if (last?.type === 'text') last.text = last.text.trimEnd()
      if (last?.type === 'text' && last.text === '') result.pop()
      if (result.at(-1)?.type === 'break' && result.at(-2)?.type === 'break') continue
      result.push(node)
    } else if (node.type === 'text' && last?.type === 'break') {
      const text = node.text.trimStart()
      if (text !== '') result.push({ type: 'text', text })
    } else result.push({ ...node })
  }
  return result
}

function trimmed(nodes: CardNode[]): CardNode[] {
  const result = [...nodes]
  for (let [first] = result; first && isBlank(first); [first] = result) result.shift()
  for (let last = result.at(-1); last && isBlank(last); last = result.at(-1)) result.pop()
  const [first] = result
  if (first?.type === 'text') result[0] = { ...first, text: first.text.trimStart() }
  const last = result.at(-1)
  if (last?.type === 'text') result[result.length - 1] = { ...last, text: last.text.trimEnd() }
  return result
}
