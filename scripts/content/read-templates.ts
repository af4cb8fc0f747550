import type { ListItem, RootContent } from 'mdast'
import type { Template } from '../../src/domain/curriculum/template.ts'
import { plainText } from './markdown.ts'
import { type Place, splitAt } from './place.ts'
import { readItemHeading, rendered } from './read-items.ts'
import { readNumbers } from './read-numbers.ts'
import { splitQuestion } from './read-questions.ts'
import type { NamedForms } from './read-slot.ts'
import { inlineSlottedRichText, slottedRichText } from './slotted-text.ts'

/** Levels whose pupils read 1,000 with a comma; older ones from 10,000. */
const youngLevels = ['sen', 'ks1', 'ks2']

/**
 * Templates: under each heading a `numbers` block, then, as in the quiz, the question, four options with one ticked, and
 * the worked steps, all with slots.
 */
export function readTemplates(nodes: RootContent[], place: Place): Template[] {
  return splitAt(3, nodes, place).map(({ heading, title, body }) => {
    const item = readItemHeading(title, 't', place, heading)
    const [block, ...rest] = body
    if (block?.type !== 'code' || block.lang !== 'numbers')
      return place.fail(heading, item.key, "a template begins with a block of 'numbers'")
    const { forms, ...numbers } = rendered(block, item.key, place, () => readNumbers(block.value))
    const { question, options, right, explanation } = splitQuestion(rest, heading, item.key, place)
    const read = options.map((entry) => readOption(entry, forms, item.key, place))
    const [rightOption] = read.splice(right, 1)
    return {
      ...item,
      ...numbers,
      groupFrom: youngLevels.includes(place.level) ? 1000 : 10_000,
      question: rendered(heading, item.key, place, () => slottedRichText(question, forms)),
      options: rightOption ? [rightOption, ...read] : read,
      explanation: rendered(explanation[0], item.key, place, () => slottedRichText(explanation, forms)),
    }
  })
}

function readOption(entry: ListItem, forms: NamedForms, item: string, place: Place): Template['options'][number] {
  const [text, nested] = entry.children
  if (text?.type !== 'paragraph') return place.fail(entry, item, 'an option is one line')
  const option = rendered(entry, item, place, () => inlineSlottedRichText(text.children, forms))
  return nested ? { ...option, misconception: plainText(nested).trim() } : option
}
