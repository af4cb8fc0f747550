import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { collectionSettings, schema11 } from './schema-11.ts'

export interface NoteToWrite {
  /** The same for the same card each time, so that a second import into Anki changes notes and adds none. */
  guid: string
  front: string
  back: string
}

/** A collection in schema 11, which every version of Anki opens (newer ones upgrade it as they import). */
export function writeCollection(content: { deck: string; notes: readonly NoteToWrite[]; now: Date }): Uint8Array {
  const folder = mkdtempSync(path.join(tmpdir(), 'revisewell-export-'))
  try {
    const file = path.join(folder, 'collection')
    const database = new DatabaseSync(file)
    try {
      fill(database, content)
    } finally {
      database.close()
    }
    return readFileSync(file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function fill(database: DatabaseSync, { deck, notes, now }: Parameters<typeof writeCollection>[0]): void {
  const at = now.getTime()
  const seconds = Math.floor(at / 1000)
  const deckId = at
  const notetypeId = at + 1
  database.exec(`pragma journal_mode = off; pragma synchronous = off; begin; ${schema11}`)
  const settings = collectionSettings({
    deckId,
    notetypeId,
    deckName: deck.replaceAll('::', ': '),
    seconds,
    nextNew: notes.length + 1,
  })
  database
    .prepare('insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)')
    .run(seconds, at, at, settings.conf, settings.models, settings.decks, settings.dconf, '{}')
  const addNote = database.prepare(`insert into notes values (?, ?, ?, ?, -1, '', ?, ?, ?, 0, '')`)
  const addCard = database.prepare(`insert into cards values (?, ?, ?, 0, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')`)
  for (const [index, { guid, front, back }] of notes.entries()) {
    const noteId = at + index
    addNote.run(noteId, guid, notetypeId, seconds, `${front}\x1f${back}`, front, checksum(front))
    addCard.run(noteId, noteId, deckId, seconds, index + 1)
  }
  database.exec('commit')
}

/** Anki's own: the first 32 bits of the SHA-1 of the first field without its markup. */
function checksum(field: string): number {
  const bare = field.replace(/<[^>]*>/g, '')
  return createHash('sha1').update(bare).digest().readUInt32BE(0)
}
