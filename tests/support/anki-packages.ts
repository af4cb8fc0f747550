import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { zstdCompressSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { writeMessage } from '#server/anki/protobuf.ts'
import { schema11 } from '#server/anki/schema-11.ts'

/** The smallest PNG: one pixel. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
/** A sound as far as its first bytes say. */
export const shortSound = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(60)])

interface TestNotetype {
  id: number
  name: string
  cloze?: boolean
  fields: string[]
  templates: [front: string, back: string][]
}

export const basic: TestNotetype = {
  id: 10,
  name: 'Basic',
  fields: ['Front', 'Back'],
  templates: [['{{Front}}', '{{FrontSide}}\n\n<hr id=answer>\n\n{{Back}}']],
}
export const reversed: TestNotetype = {
  id: 11,
  name: 'Basic (and reversed card)',
  fields: ['Front', 'Back'],
  templates: [
    ['{{Front}}', '{{FrontSide}}<hr id=answer>{{Back}}'],
    ['{{Back}}', '{{FrontSide}}<hr id=answer>{{Front}}'],
  ],
}
export const cloze: TestNotetype = {
  id: 12,
  name: 'Cloze',
  cloze: true,
  fields: ['Text', 'Back Extra'],
  templates: [['{{cloze:Text}}', '{{cloze:Text}}<br>{{Back Extra}}']],
}

export interface TestNote {
  notetype: TestNotetype
  fields: string[]
  /** The ordinals of its cards. */
  cards?: number[]
}

export interface TestPackage {
  notes: TestNote[]
  deck?: string
  /** By name. */
  media?: Record<string, Uint8Array>
}

/** A collection built by hand in a file of its own. */
export function buildDatabase(fill: (database: DatabaseSync) => void): Uint8Array {
  const folder = mkdtempSync(path.join(tmpdir(), 'revisewell-test-anki-'))
  try {
    const file = path.join(folder, 'collection')
    const database = new DatabaseSync(file)
    fill(database)
    database.close()
    return readFileSync(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function addNotes(database: DatabaseSync, notes: readonly TestNote[]): void {
  for (const [at, { notetype, fields, cards = [0] }] of notes.entries()) {
    database
      .prepare(`insert into notes values (?, ?, ?, 0, -1, '', ?, '', 0, 0, '')`)
      .run(at + 1, `guid${at}`, notetype.id, fields.join('\x1f'))
    for (const ordinal of cards)
      database
        .prepare(`insert into cards values (?, ?, 7, ?, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, '')`)
        .run(at * 100 + ordinal + 1, at + 1, ordinal)
  }
}

/** The package that Anki writes for older versions: schema 11, settings as JSON, files as they are. */
export function olderPackage({ notes, deck = 'French::Verbs', media = {} }: TestPackage): Uint8Array {
  const collection = buildDatabase((database) => {
    database.exec(schema11)
    const models = notes.map(({ notetype }) => [
      notetype.id,
      {
        name: notetype.name,
        type: notetype.cloze ? 1 : 0,
        flds: notetype.fields.map((name, ord) => ({ name, ord })),
        tmpls: notetype.templates.map(([qfmt, afmt], ord) => ({ name: `Card ${ord + 1}`, ord, qfmt, afmt })),
      },
    ])
    database
      .prepare(`insert into col values (1, 0, 0, 0, 11, 0, 0, 0, '{}', ?, ?, '{}', '{}')`)
      .run(JSON.stringify(Object.fromEntries(models)), JSON.stringify({ 1: { name: 'Default' }, 7: { name: deck } }))
    addNotes(database, notes)
  })
  const files = Object.entries(media)
  return zipSync({
    'collection.anki2': collection,
    media: Buffer.from(JSON.stringify(Object.fromEntries(files.map(([name], at) => [at, name])))),
    ...Object.fromEntries(files.map(([, bytes], at) => [at, bytes])),
  })
}

/** What a table of schema 18 needs of its columns' collation, which only Anki has: it is written into the schema afterwards. */
const schema18 = `
create table notetypes (id integer primary key, name text not null, mtime_secs integer not null, usn integer not null, config blob not null);
create table fields (ntid integer not null, ord integer not null, name text not null, config blob not null, primary key (ntid, ord)) without rowid;
create table templates (ntid integer not null, ord integer not null, name text not null, mtime_secs integer not null,
  usn integer not null, config blob not null, primary key (ntid, ord)) without rowid;
create table decks (id integer primary key, name text not null, mtime_secs integer not null, usn integer not null, common blob not null, kind blob not null);`

/** The package that Anki writes today: schema 18, settings as messages, everything packed with zstd. */
export function zstdPackage({ notes, deck = 'French::Verbs', media = {} }: TestPackage): Uint8Array {
  const collection = buildDatabase((database) => {
    database.exec(schema11)
    database.exec(schema18)
    database.prepare(`insert into col values (1, 0, 0, 0, 18, 0, 0, 0, '', '', '', '', '')`).run()
    database.prepare(`insert into decks values (7, ?, 0, 0, x'', x'')`).run(deck.replaceAll('::', '\x1f'))
    for (const notetype of new Set(notes.map((note) => note.notetype))) {
      database.prepare('insert into notetypes values (?, ?, 0, 0, ?)').run(
        notetype.id,
        notetype.name,
        writeMessage([
          [1, notetype.cloze ? 1 : 0],
          [3, '.card {}'],
        ]),
      )
      for (const [ord, name] of notetype.fields.entries())
        database.prepare(`insert into fields values (?, ?, ?, x'')`).run(notetype.id, ord, name)
      for (const [ord, [front, back]] of notetype.templates.entries())
        database.prepare('insert into templates values (?, ?, ?, 0, 0, ?)').run(
          notetype.id,
          ord,
          `Card ${ord + 1}`,
          writeMessage([
            [1, front],
            [2, back],
          ]),
        )
    }
    addNotes(database, notes)
    database.enableDefensive(false)
    database.exec(`pragma writable_schema = on;
      update sqlite_master set sql = replace(sql, 'name text not null', 'name text not null collate unicase') where type = 'table'`)
  })
  const stored = (bytes: Uint8Array) => [zstdCompressSync(bytes), { level: 0 }] as const
  const files = Object.entries(media)
  const names = writeMessage(
    files.map(([name, bytes]) => [
      1,
      writeMessage([
        [1, name],
        [2, bytes.length],
      ]),
    ]),
  )
  const standIn = buildDatabase((database) => database.exec(schema11))
  return zipSync({
    meta: writeMessage([[1, 3]]),
    'collection.anki21b': [...stored(collection)],
    'collection.anki2': standIn,
    media: [...stored(names)],
    ...Object.fromEntries(files.map(([, bytes], at) => [String(at), [...stored(bytes)] as [Uint8Array, { level: 0 }]])),
  })
}
