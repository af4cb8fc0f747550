import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Nodes, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'

const drawings = path.join(import.meta.dirname, '..', '..', 'node_modules', '@twemoji', 'svg')
const oneEmoji = /\p{RGI_Emoji}/gv
/** A sign of which an emoji has at least one: to look for whole emoji is slow, and few texts have any. */
const oneSign = /[\u00a9\u00ae\u203c-\u3299\u{1f000}-\u{1ffff}]/u
const used = /\/emoji\/([\da-f-]+)\.svg/g

/** Twemoji's name for an emoji: its code points, without the sign that only asks for colour. */
export function emojiCode(emoji: string): string {
  const points = Array.from(emoji, (sign) => sign.codePointAt(0) ?? 0)
  const named = points.includes(0x200d) ? points : points.filter((point) => point !== 0xfe0f)
  return named.map((point) => point.toString(16)).join('-')
}

/** The parts of a text, its emoji apart from its words. */
function partsOf(text: string): { emoji: boolean; text: string }[] {
  const parts: { emoji: boolean; text: string }[] = []
  let from = 0
  for (const { 0: emoji, index } of text.matchAll(oneEmoji)) {
    if (!existsSync(path.join(drawings, `${emojiCode(emoji)}.svg`))) continue
    if (index > from) parts.push({ emoji: false, text: text.slice(from, index) })
    parts.push({ emoji: true, text: emoji })
    from = index + emoji.length
  }
  if (from < text.length) parts.push({ emoji: false, text: text.slice(from) })
  return parts
}

/** What a picture says is said by its emoji: a screen reader knows its name. */
const picture = (emoji: string, lead: boolean) =>
  `<img class="emoji${lead ? ' emoji-lead' : ''}" src="/emoji/${emojiCode(emoji)}.svg" alt="${emoji}">`

/**
 * The same nodes with each emoji as a picture, since not every device has a font of them and each font draws them in its own
 * way. One that stands alone before the words is the picture of what they are about (`emoji-lead`).
 */
export function withPictures(nodes: readonly RootContent[]): RootContent[] {
  if (!nodes.some(mayHaveEmoji)) return [...nodes]
  const copy: Nodes = structuredClone({ type: 'root' as const, children: [...nodes] })
  const [start] = copy.children
  const opening = start?.type === 'paragraph' ? start.children[0] : undefined
  visit(copy, 'text', (node, index, parent) => {
    if (!oneSign.test(node.value)) return undefined
    const parts = partsOf(node.value)
    if (index === undefined || !parent || !parts.some(({ emoji }) => emoji)) return undefined
    const leads = node === opening && isLead(parts, parent.children[index + 1])
    const made = parts.map(({ emoji, text }, at): RootContent => {
      if (emoji) return { type: 'html', value: picture(text, leads && at === 0) }
      return { type: 'text', value: leads && at === 1 ? text.trimStart() : text }
    })
    parent.children.splice(index, 1, ...(made as typeof parent.children))
    return index + made.length
  })
  return copy.children
}

const mayHaveEmoji = (node: Nodes): boolean =>
  node.type === 'text' ? oneSign.test(node.value) : 'children' in node && node.children.some(mayHaveEmoji)

/** Whether a text begins with one emoji and goes on in words, in it or in the stressed ones after it. */
function isLead([first, second]: ReturnType<typeof partsOf>, next: Nodes | undefined): boolean {
  if (!first?.emoji || !second || second.emoji) return false
  const stressed = next?.type === 'emphasis' || next?.type === 'strong'
  return /^\s*\p{L}/u.test(second.text) || (second.text.trim() === '' && stressed)
}

/** The drawings that a built curriculum shows, by their names. */
export function emojiUsedIn(built: string): Record<string, string> {
  const codes = new Set(Array.from(built.matchAll(used), ([, code = '']) => code))
  return Object.fromEntries(
    [...codes].sort().map((code) => [code, readFileSync(path.join(drawings, `${code}.svg`), 'utf8')]),
  )
}
