import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { UnreadableFile } from '../files/file-content.ts'
import { jsonIn } from './json-column.ts'
import { type Notetype, readNotetypes } from './read-notetypes.ts'

/** A card of a collection with the note that it is made from. */
const CollectionCard = z.object({
  noteId: z.string(),
  notetypeId: z.string(),
  deckId: z.string(),
  /** Which template, or which deletion of a cloze note less one. */
  ordinal: z.int().min(0).max(10_000),
  fields: z.string().transform((fields) => fields.split('\x1f')),
  tags: z.string(),
})
export type CollectionCard = z.infer<typeof CollectionCard>

export interface Collection {
  cards: CollectionCard[]
  /** Cards beyond `most`, or in no shape to be read. */
  left: number
  notetypes: ReadonlyMap<string, Notetype>
  /** Names of decks by id. */
  decks: ReadonlyMap<string, string>
}

const used = ['col', 'notes', 'cards', 'notetypes', 'fields', 'templates', 'decks']

/**
 * Reads a collection of either kind: schema 11, where note types and decks are JSON, or 15 and later, where they are tables.
 * @throws {UnreadableFile} with a sentence for the file's owner.
 */
export function readCollection(bytes: Uint8Array, most: number): Collection {
  const folder = mkdtempSync(path.join(tmpdir(), 'revisewell-import-'))
  try {
    const file = path.join(folder, 'collection')
    writeFileSync(file, bytes)
    takeOutCollation(file)
    const database = new DatabaseSync(file, { readOnly: true, allowExtension: false })
    try {
      database.exec('pragma trusted_schema = off; pragma cell_size_check = on')
      return readOpened(database, most)
    } finally {
      database.close()
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('The collection in that package is broken.')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Newer collections sort names by a rule that only Anki has; without it SQLite would not read those tables at all. */
function takeOutCollation(file: string): void {
  const database = new DatabaseSync(file, { allowExtension: false })
  try {
    database.enableDefensive(false)
    database.exec(`pragma trusted_schema = off; pragma journal_mode = off; pragma writable_schema = on;
      update sqlite_master set sql = replace(replace(sql, 'COLLATE unicase', ''), 'collate unicase', '')
        where sql like '%collate unicase%'`)
  } finally {
    database.close()
  }
}

function readOpened(database: DatabaseSync, most: number): Collection {
  const objects = database.prepare('select type, name, sql from sqlite_master').all()
  const tables = new Set<string>()
  for (const { type, name, sql } of objects) {
    if (!used.includes(String(name))) continue
    // A view could be a query without an end.
    if (type !== 'table' || /\bvirtual\b|\bgenerated\b|\bas\s*\(/i.test(String(sql)))
      throw new UnreadableFile('The collection in that package is not one that Anki made.')
    tables.add(String(name))
  }
  if (!['col', 'notes', 'cards'].every((name) => tables.has(name)))
    throw new UnreadableFile('The collection in that package has no cards.')
  const cards: CollectionCard[] = []
  let left = 0
  const rows = database.prepare(
    `select cast(n.id as text) as noteId, cast(n.mid as text) as notetypeId, cast(c.did as text) as deckId,
       c.ord as ordinal, n.flds as fields, n.tags as tags
     from notes n join cards c on c.nid = n.id order by n.id, c.ord limit 100000`,
  )
  for (const row of rows.iterate()) {
    const card = CollectionCard.safeParse(row)
    if (card.success && cards.length < most) cards.push(card.data)
    else left++
  }
  return {
    cards,
    left,
    notetypes: readNotetypes(database, tables.has('notetypes')),
    decks: readDecks(database, tables.has('decks')),
  }
}

const DeckNames = z.record(z.string(), z.object({ name: z.string() }))

function readDecks(database: DatabaseSync, asTable: boolean): Map<string, string> {
  if (asTable) {
    const rows = database.prepare('select cast(id as text) as id, name from decks limit 10000').all()
    return new Map(rows.map(({ id, name }) => [String(id), String(name).replaceAll('\x1f', '::')]))
  }
  const decks = DeckNames.safeParse(jsonIn(database, 'decks'))
  return new Map(Object.entries(decks.data ?? {}).map(([id, { name }]) => [id, name]))
}
