import type { List, ListItem, PhrasingContent, RootContent } from 'mdast'
import { slugOf } from '../../src/domain/curriculum/slug.ts'
import type { Flashcard, GameMaterial, Note } from '../../src/domain/curriculum/topic.ts'
import { plainText, richText } from './markdown.ts'
import { type Place, splitAt } from './place.ts'

/** `### f01 (p2)`: the item's key and the point that it serves. */
export function readItemHeading(title: string, prefix: 'f' | 'q' | 'n' | 't', place: Place, node: RootContent) {
  const match = /^([fqnt]\d{2}) \((p\d{1,2})\)$/.exec(title)
  if (match?.[1]?.[0] !== prefix) place.fail(node, title, `an item's heading reads '${prefix}01 (p1)'`)
  const [, key = '', point = ''] = match
  if (!place.points.has(point)) place.fail(node, key, `point ${point} is not in the front matter`)
  return { id: `${place.topicId}/${key}`, key, point }
}

export function rendered<T>(
  node: RootContent | undefined,
  item: string,
  place: Pick<Place, 'fail'>,
  render: () => T,
): T {
  try {
    return render()
  } catch (error) {
    return place.fail(node, item, error instanceof Error ? error.message : String(error))
  }
}

export function readNote(notes: RootContent[], easyRead: RootContent[], place: Place): Note {
  const sections = splitAt(3, notes, place).map(({ heading, title, body }) => {
    if (body.length === 0) place.fail(heading, title, 'nothing under this heading')
    return { id: slugOf(title), heading: title, ...rendered(heading, title, place, () => richText(body)) }
  })
  if (easyRead.length === 0) place.fail(notes[0], 'Easy read', 'empty')
  return {
    sections,
    easyRead: rendered(easyRead[0], 'Easy read', place, () => richText(easyRead)),
    words: sections.reduce((sum, section) => sum + section.text.split(/\s+/).length, 0),
  }
}

/** The first paragraph is the front; all that follows is the back. */
export function readFlashcards(nodes: RootContent[], place: Place): Flashcard[] {
  return splitAt(3, nodes, place).map(({ heading, title, body }) => {
    const item = readItemHeading(title, 'f', place, heading)
    const [front, ...back] = body
    if (!front || back.length === 0) place.fail(heading, item.key, 'a flashcard has a front paragraph and a back')
    return {
      ...item,
      front: rendered(front, item.key, place, () => richText([front])),
      back: rendered(front, item.key, place, () => richText(back)),
    }
  })
}

const gameTitles = ['Pairs', 'Words', 'Sequences', 'Events', 'Sums'] as const

export function readGames(nodes: RootContent[], place: Place): GameMaterial {
  const games: GameMaterial = { pairs: [], words: [], sequences: [], events: [], sums: [] }
  for (const { heading, title, body } of splitAt(3, nodes, place)) {
    const known = gameTitles.find((game) => game === title)
    if (!known) return place.fail(heading, title, `a games part is one of: ${gameTitles.join(', ')}`)
    if (known === 'Sequences') {
      games.sequences = splitAt(4, body, place).map((part) => ({
        title: part.title,
        steps: listItems(part.body[0], part.title, place).map((entry) => plainText(entry).trim()),
      }))
      continue
    }
    const lines = listItems(body[0], title, place).map((entry) => splitLine(entry, title, place))
    if (known === 'Pairs') games.pairs = lines.map(([term, meaning]) => ({ term, meaning }))
    if (known === 'Words') games.words = lines.map(([word, clue]) => ({ word, clue }))
    if (known === 'Events') games.events = lines.map(([when, what]) => ({ when, what }))
    if (known === 'Sums') games.sums = lines.map(([sum, answer]) => ({ sum, answer }))
  }
  return games
}

function listItems(node: RootContent | undefined, item: string, place: Place): List['children'] {
  return node?.type === 'list' ? node.children : place.fail(node, item, 'a list was expected')
}

/** `term :: meaning` */
function splitLine(entry: ListItem, item: string, place: Place): [string, string] {
  const paragraph = entry.children[0]
  const text = paragraph?.type === 'paragraph' ? asWritten(paragraph.children) : ''
  const [left, right, ...more] = text.split(' :: ').map((part) => part.trim())
  if (!left || !right || more.length > 0) return place.fail(entry, item, `a line reads 'left :: right', not '${text}'`)
  return [left, right]
}

const asWritten = (nodes: PhrasingContent[]) => plainText({ type: 'paragraph', children: nodes })
