import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Place } from './place.ts'

/** Words of a sentence: three letters or more, side by side. */
const SENTENCE = /[a-z]{3,}[.,;:]? +[a-z]{3,}/

/** A dollar sign that is no price. */
const LONE_DOLLAR = /\$(?!\d)/

/** Fails where a `$` has lost its partner, so that the sentence between two formulas is read as a formula. */
export function refuseLostFormulas(root: Root, fail: Place['fail']) {
  visit(root, ['inlineMath', 'text'], (node) => {
    if (node.type === 'text' && LONE_DOLLAR.test(node.value)) fail(node, 'formula', 'a $ without its partner')
    if (node.type === 'inlineMath' && SENTENCE.test(bare(node.value)))
      fail(node, 'formula', `'${node.value}' is a sentence: a $ is missing before it or after it`)
  })
}

/** TeX without its commands, and without the words and slots that stand in braces. */
function bare(tex: string): string {
  const outer = tex.replace(/\\?[a-zA-Z]*\*?\{[^{}]*\}/g, '')
  return outer === tex ? tex.replace(/\\[a-zA-Z]+/g, '') : bare(outer)
}
