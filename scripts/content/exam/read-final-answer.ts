import type { List, RootContent } from 'mdast'
import type { RichText } from '../../../src/domain/curriculum/topic.ts'
import type { FinalAnswer } from '../../../src/domain/exam/exam-question.ts'
import { toPupilQuestion } from '../../../src/domain/questions/pupil-question.ts'
import { inlineRichText, parseMarkdown, plainText } from '../markdown.ts'
import { drawingRichText, isDrawing } from '../numbered-figure.ts'
import type { Place } from '../place.ts'
import { rendered } from '../read-items.ts'
import { readScheme, readTickedOptions, type SchemeOf } from '../read-scheme.ts'

/** What is put in order or matched is shuffled, alike for everyone. */
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
  const render = (source: string) =>
    shown.get(source) ?? rendered(node, item, place, () => (isDrawing(source) ? drawingRichText(source) : line(source)))
  const asked = { ...toPupilQuestion(scheme, { seed: SEED, render }), prompt }
  if (scheme.kind !== 'multiple-choice' && scheme.kind !== 'multiple-response') return { scheme, asked }
  // On paper options stand as they were written: A to D, numbers by size.
  const shownOptions = scheme.options.map(({ id: optionId, text }) => ({ id: optionId, ...render(text) }))
  return { scheme, asked: { ...asked, options: shownOptions } as typeof asked }
}

/** A text of a scheme is one line of Markdown. What stands round a gap keeps its spaces. */
function line(source: string): RichText {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(source) ?? []
  if (words === '' || !/\p{L}|\p{N}|\$/u.test(words)) return { html: source, text: source }
  const [paragraph] = parseMarkdown(words).children
  if (paragraph?.type !== 'paragraph') throw new Error(`'${source}' should be one line`)
  const { html, text } = inlineRichText(paragraph.children)
  return { html: before + html + after, text: before + text + after }
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
