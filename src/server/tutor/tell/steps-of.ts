import type { Material } from '#domain/curriculum/topic.ts'
import { howAsked } from '#domain/tutor/how-asked.ts'
import { type AskedThing, shareIn, termsOf } from './asked-things.ts'
import { textOf, topBlocks } from './telling-parts.ts'

export interface Steps {
  title: string
  /** Each as HTML. */
  items: string[]
}

/** Steps that have less of the question are for something else; those of how something happens must be of exactly that. */
const ENOUGH = { 'how to': 0.5, how: 0.85 }
/** The section that answers is likelier to have them. */
const SAME_SECTION = 0.2
const FEWEST = 2

/** The steps of a 'how do I …' or a 'how does it …': a numbered list of the note, or a sequence of the topic's games; null where none fits. */
export function stepsOf(
  { note, games }: Material,
  sectionId: string,
  { question, asked }: { question: string; asked: readonly AskedThing[] },
): Steps | null {
  const how = howAsked(question)
  if (how !== 'how to' && how !== 'how') return null
  const listed = note.sections.flatMap(({ id, heading, html }) => {
    const blocks = topBlocks(html)
    return blocks.flatMap(({ tag, inner }, at) => {
      if (tag !== 'ol') return []
      const items = topBlocks(inner).map((item) => item.inner.trim())
      const about = `${heading} ${textOf(blocks[at - 1]?.outer ?? '')}`
      const said = 0.6 * shareIn(asked, termsOf(about)) + 0.4 * shareIn(asked, termsOf(`${about} ${textOf(inner)}`))
      return [{ steps: { title: heading, items }, worth: said + (id === sectionId ? SAME_SECTION : 0), share: said }]
    })
  })
  const dealt = games.sequences.map(({ title, steps }) => {
    const share = shareIn(asked, termsOf(title))
    return { steps: { title, items: steps.map(escaped) }, worth: share, share }
  })
  const [best] = [...listed, ...dealt]
    .filter(({ steps, share }) => share >= ENOUGH[how] && steps.items.length >= FEWEST)
    .sort((a, b) => b.worth - a.worth)
  return best?.steps ?? null
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
