import type { List, RootContent } from 'mdast'
import type { RichText } from '../../../src/domain/curriculum/topic.ts'
import type { FinalAnswer } from '../../../src/domain/exam/exam-question.ts'
import { toPupilQuestion } from '../../../src/domain/questions/pupil-question.ts'
import { inlineRichText, parseMarkdown, plainText } from '../markdown.ts'
import type { Place } from '../place.ts'
import { rendered } from '../read-items.ts'
import { readScheme, readTickedOptions, type SchemeOf } from '../read-scheme.ts'

/** Options are shuffled alike for everyone. */
const SEED = 1

/** What the question engine marks: ticked options, or a `scheme` block. `id` is the part's. */
export function readFinalAnswer(options: {
  node: RootContent
  id: string
  prompt: RichText
  explanation: RichText
  marks: number
  item: string
  place: Place
}): FinalAnswer {
  const { node, id, prompt, explanation, marks, item, place } = options
  const of: SchemeOf = { id, prompt: prompt.text, explanation: explanation.text, marks, place, node }
  const shown = new Map<string, RichText>()
  const scheme = node.type === 'code' ? readScheme(node.value, of) : readOptions(node, of, { item, place, shown })
  const render = (source: string) => shown.get(source) ?? rendered(node, item, place, () => line(source))
  return { scheme, asked: { ...toPupilQuestion(scheme, { seed: SEED, render }), prompt } }
}

/** A text of a scheme is one line of Markdown. */
function line(source: string): RichText {
  const [paragraph] = parseMarkdown(source).children
  if (paragraph?.type !== 'paragraph') throw new Error(`'${source}' should be one line`)
  return inlineRichText(paragraph.children)
}

function readOptions(
  node: RootContent,
  of: SchemeOf,
  { item, place, shown }: { item: string; place: Place; shown: Map<string, RichText> },
) {
  const ticked = (node as List).children.map((entry) => {
    const [text, nested] = entry.children
    if (text?.type !== 'paragraph') return place.fail(entry, item, 'an option is one line')
    const rich = rendered(entry, item, place, () => inlineRichText(text.children))
    shown.set(rich.text, rich)
    const misconception = nested && plainText(nested).trim()
    return { text: rich.text, ticked: entry.checked === true, ...(misconception && { misconception }) }
  })
  return readTickedOptions(ticked, of)
}
