import type { ImportProblem } from '#contract/set-imports.ts'
import { setLimits } from '#domain/sets/set-limits.ts'
import { writeCardText } from '#domain/sets/write-card-text.ts'
import { detectMedia } from '../files/detect-media.ts'
import { beginning, type FileCard, type FileContent } from '../files/file-content.ts'
import type { MediaFile } from '../files/media-file.ts'
import { htmlToNodes } from '../rich-text/html-to-nodes.ts'
import { openPackage, type Package } from './open-package.ts'
import { type Collection, type CollectionCard, readCollection } from './read-collection.ts'
import { renderCard } from './render-card.ts'

/**
 * Reads an Anki package of either kind.
 * @throws {UnreadableFile} with a sentence for the file's owner.
 */
export function readPackage(bytes: Uint8Array): Omit<FileContent, 'encoding'> {
  const opened = openPackage(bytes)
  const collection = readCollection(opened.collection, setLimits.cardsPerSet)
  const problems: ImportProblem[] = []
  const files = createFiles(opened)
  const cards: FileCard[] = []
  for (const [at, card] of collection.cards.entries()) {
    const read = readCard(card, { row: at + 1, collection, files })
    if ('reason' in read) problems.push({ ...read, leftOut: true })
    else {
      cards.push(read.card)
      problems.push(...read.problems)
    }
  }
  if (collection.left > 0)
    problems.push({
      row: null,
      text: '',
      reason: `${collection.left} more cards are beyond the ${setLimits.cardsPerSet} that a set can have, or broken.`,
      leftOut: true,
    })
  return { title: deckTitle(collection), cards, media: files.used(), problems, options: { kind: 'anki' } }
}

interface Facts {
  row: number
  collection: Collection
  files: ReturnType<typeof createFiles>
}

type Read = { card: FileCard; problems: ImportProblem[] } | { row: number; text: string; reason: string }

function readCard(card: CollectionCard, { row, collection, files }: Facts): Read {
  const text = beginning(card.fields[0] ?? '')
  const fault = (reason: string) => ({ row, text, reason })
  const notetype = collection.notetypes.get(card.notetypeId)
  if (!notetype) return fault('Its note type is not in the package.')
  const rendered = renderCard(card, notetype, collection.decks.get(card.deckId) ?? '')
  if (typeof rendered === 'string') return fault(rendered)
  const front = htmlToNodes(rendered.front, files.find)
  const back = htmlToNodes(rendered.back, files.find)
  const sides = { front: writeCardText(front.nodes), back: writeCardText(back.nodes) }
  if (sides.front === '') return fault('Its front is empty, or holds nothing that a card here can show.')
  if (sides.back === '') return fault('Its back is empty, or holds nothing that a card here can show.')
  if (Math.max(sides.front.length, sides.back.length) > setLimits.side)
    return fault(`It is longer than the ${setLimits.side} characters that a side can have.`)
  const problems = [
    ...[...front.missing, ...back.missing].map((name) => files.whyNot(name)),
    ...rendered.unknown.map((filter) => `Its template uses “${filter}”, which is left out.`),
  ]
  return {
    card: { row, ...sides },
    problems: [...new Set(problems)].map((reason) => ({ row, text, reason, leftOut: false })),
  }
}

/** The package's pictures and sounds, taken out as cards ask for them. */
function createFiles(opened: Package) {
  const names = new Set(opened.mediaNames)
  const known = new Map<string, MediaFile | null>()
  const kept = new Map<string, MediaFile>()
  let size = 0
  const find = (name: string): string | null => {
    if (!names.has(name)) return null
    if (!known.has(name)) {
      const bytes = opened.media(name)
      const file = bytes && bytes.length <= setLimits.mediaFile ? detectMedia(bytes) : null
      const more = file && !kept.has(file.id) ? file.bytes.length : 0
      const fits = size + more <= setLimits.mediaPerSet
      known.set(name, fits ? file : null)
      if (file && fits) {
        kept.set(file.id, file)
        size += more
      }
    }
    return known.get(name)?.id ?? null
  }
  const whyNot = (name: string) => {
    const shown = beginning(name) || 'a picture'
    if (name === '') return 'A picture that is on another site is left out.'
    if (!names.has(name)) return `“${shown}” is not in the package.`
    return `“${shown}” is too large, or no picture or sound of a kind that is known here.`
  }
  return { find, whyNot, used: () => [...kept.values()] }
}

/** The last part of the first card's deck: 'French::Verbs' is Verbs. */
function deckTitle({ cards, decks }: Collection): string {
  const name =
    decks
      .get(cards[0]?.deckId ?? '')
      ?.split('::')
      .at(-1)
      ?.trim() ?? ''
  return name === 'Default' ? '' : name
}
