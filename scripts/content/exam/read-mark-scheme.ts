import type { ListItem, RootContent } from 'mdast'
import type { ExampleAnswer, MarkingPoint, MarkLevel, MarkScheme } from '../../../src/domain/exam/mark-scheme.ts'
import { inlineRichText, plainText, richText } from '../markdown.ts'
import type { Place } from '../place.ts'
import { rendered } from '../read-items.ts'

/** The parts of a mark scheme by their headings: `Mark scheme`, or `Levels` and `Content`; `Example, 5 marks`. */
export interface SchemeBlocks {
  title: string
  heading: RootContent
  body: RootContent[]
}

/** Null where there is none. */
export function readMarkScheme(blocks: readonly SchemeBlocks[], item: string, place: Place): MarkScheme | null {
  const bodyOf = (title: string) => blocks.find((block) => block.title === title)
  const examples = blocks.flatMap((block) => readExample(block, item, place) ?? [])
  const scheme = bodyOf('Mark scheme')
  if (scheme) return { kind: 'points', points: itemsOf(scheme, item, place).map(readPoint(item, place)), examples }
  const levels = bodyOf('Levels')
  if (!levels) return null
  const content = bodyOf('Content')
  if (!content)
    return place.fail(levels.heading, item, "levels need the heading 'Content' with what an answer might say")
  return {
    kind: 'levels',
    levels: itemsOf(levels, item, place).map((entry) => readLevel(entry, item, place)),
    content: itemsOf(content, item, place).map((entry) => lineOf(entry, item, place)),
    examples,
  }
}

function readExample({ title, heading, body }: SchemeBlocks, item: string, place: Place): ExampleAnswer | null {
  const marks = /^Example, (\d+) marks?$/.exec(title)?.[1]
  if (marks === undefined) return null
  const answer = body.filter(({ type }) => type !== 'blockquote')
  const comment = body.flatMap((node) => (node.type === 'blockquote' ? node.children : []))
  if (answer.length === 0 || comment.length === 0)
    place.fail(heading, item, 'an example is an answer, then a quotation (>) that says why it earns its marks')
  return {
    marks: Number(marks),
    answer: rendered(heading, item, place, () => richText(answer)),
    comment: rendered(heading, item, place, () => richText(comment)),
  }
}

/** `- What earns the mark (2)` with nested `- Accept: one wording; another`, `- Reject: …`, `- Ignore: …`, `- Needs: 1`. */
const readPoint =
  (item: string, place: Place) =>
  (entry: ListItem, index: number): MarkingPoint => {
    const notes = (entry.children[1]?.type === 'list' ? entry.children[1].children : []).map((note) => plainText(note))
    const odd = notes.find((note) => !/^(?:Accept|Reject|Ignore|Needs): \S/.test(note))
    if (odd !== undefined)
      place.fail(
        entry,
        item,
        `under a marking point only 'Accept: …', 'Reject: …', 'Ignore: …' or 'Needs: 1', not '${odd}'`,
      )
    const said = (word: string) =>
      notes
        .filter((note) => note.startsWith(`${word}: `))
        .flatMap((note) => note.slice(word.length + 2).split(';'))
        .map((wording) => wording.trim())
        .filter((wording) => wording !== '')
    const line = lineOf(entry, item, place)
    const [, marks] = / \((\d)\)$/.exec(line.text) ?? []
    const [needs] = said('Needs')
    return {
      id: `m${index + 1}`,
      marks: marks === undefined ? 1 : Number(marks),
      text: marks === undefined ? line : { html: withoutMarks(line.html), text: withoutMarks(line.text) },
      accept: said('Accept'),
      reject: said('Reject'),
      ignore: said('Ignore'),
      needs: needs === undefined ? null : `m${needs}`,
    }
  }

const withoutMarks = (text: string) => text.replace(/\s*\(\d\)$/, '')

/** `- Level 3, 5 to 6: descriptor`, or `- Level 1, 1: descriptor`. */
function readLevel(entry: ListItem, item: string, place: Place): MarkLevel {
  const line = lineOf(entry, item, place)
  const form = /^Level (\d), (\d+)(?: to (\d+))?:\s*/
  const match = form.exec(line.text)
  if (!match) return place.fail(entry, item, "a level reads 'Level 3, 5 to 6: what such an answer does'")
  const [, level, from, to = from] = match
  return {
    level: Number(level),
    from: Number(from),
    to: Number(to),
    descriptor: { html: line.html.replace(form, ''), text: line.text.replace(form, '') },
  }
}

function itemsOf({ heading, title, body }: SchemeBlocks, item: string, place: Place): ListItem[] {
  const [list, ...others] = body
  if (list?.type !== 'list' || others.length > 0) return place.fail(heading, item, `under '${title}' stands one list`)
  return list.children
}

function lineOf(entry: ListItem, item: string, place: Place) {
  const [text] = entry.children
  if (text?.type !== 'paragraph') return place.fail(entry, item, 'a line of a mark scheme is one paragraph')
  return rendered(entry, item, place, () => inlineRichText(text.children))
}
