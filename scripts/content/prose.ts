import type { Nodes, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { parse as parseYaml } from 'yaml'
import type { Topic } from '../../src/domain/curriculum/topic.ts'
import { plainText } from './markdown.ts'

/** What a topic's file says in words, section by section; formulas, code, drawings and slots are left out, texts of schemes are not. */
export interface Prose {
  file: string
  level: Topic['level']
  /** By the section's title: a paragraph, heading, table cell or option each. */
  sections: ReadonlyMap<string, string[]>
}

const spoken = ['paragraph', 'heading', 'tableCell']
/** Lines of a scheme that hold no words. */
const wordless = ['kind', 'value', 'tolerance', 'percent', 'unit', 'unitNeeded', 'strict', 'answer']
/** Stands for a formula, so that the sentence round it stays one. */
const FORMULA = '#'

/** The words of a file's blocks, section by section. Changes the blocks' formulas: nothing else may read them after. */
export function proseOf(blocks: readonly RootContent[]): Map<string, string[]> {
  const sections = new Map<string, string[]>()
  let texts: string[] = []
  for (const block of blocks) {
    if (block.type === 'heading' && block.depth === 2) {
      texts = []
      sections.set(plainText(block), texts)
      continue
    }
    visit(block, (node: Nodes) => {
      if (node.type === 'inlineMath') node.value = FORMULA
    })
    visit(block, (node: Nodes) => {
      if (node.type === 'code' && node.lang === 'scheme') texts.push(...textsOfScheme(node.value))
      if (spoken.includes(node.type))
        texts.push(
          plainText(node)
            .replace(/\{[^{}]*\}/g, FORMULA)
            .trim(),
        )
    })
  }
  return sections
}

/** A question's passage, items, pairs and accepted words; the brackets of gaps part words. */
export function textsOfScheme(yaml: string): string[] {
  const scheme: unknown = parseYaml(yaml, { schema: 'failsafe' })
  if (typeof scheme !== 'object' || scheme === null) return []
  return Object.entries(scheme).flatMap(([key, value]) => (wordless.includes(key) ? [] : textsOfPart(value)))
}

function textsOfPart(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/\$[^$]*\$/g, FORMULA).replace(/[[\]|]+/g, ' ')]
  if (Array.isArray(value)) return value.flatMap(textsOfPart)
  // Both sides of a pair.
  return typeof value === 'object' && value !== null ? Object.entries(value).flat().flatMap(textsOfPart) : []
}

/** The words of a text as they are spelt, without numbers, formulas and what is not a word. */
export function wordsOf(text: string): string[] {
  const plain = text.replaceAll('’', "'").normalize('NFC')
  return plain.match(/(?<![\p{L}\p{N}_.@/])\p{L}[\p{L}']*(?![\p{L}\p{N}_@/])/gu) ?? []
}
