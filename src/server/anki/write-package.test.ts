import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { zstdDecompressSync } from 'node:zlib'
import * as fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readCardText } from '#domain/sets/read-card-text.ts'
import { tidyNodes } from '#domain/sets/tidy-nodes.ts'
import { writeCardText } from '#domain/sets/write-card-text.ts'
import { onePixel, shortSound } from '#tests/support/anki-packages.ts'
import { uuid } from '#tests/support/answers.ts'
import { detectMedia } from '../files/detect-media.ts'
import { integerOf, readMessage, textOf } from './protobuf.ts'
import { readPackage } from './read-package.ts'
import { writePackage } from './write-package.ts'

const now = new Date('2026-05-12T16:00:00Z')
const media = [onePixel, shortSound].flatMap((bytes) => detectMedia(bytes) ?? [])
const [picture, sound] = media

const side = fc
  .array(
    fc.constantFrom(
      'word',
      ' ',
      'é😀',
      '\n',
      '**bold**',
      '*two words*',
      '<b>',
      '&amp;',
      '"',
      '$x^2<4$',
      '$$\\frac{a}{b}$$',
      '\\(x\\)',
      '[sound:x.mp3]',
      '[latex]',
      '{{c1::x}}',
      '{{Front}}',
      '5*6*7',
      '$5',
      '\\*',
      `![A "cell"](media:${picture?.id})`,
      `[sound](media:${sound?.id})`,
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => writeCardText(tidyNodes(readCardText(parts.join('')))))
  .filter((text) => text !== '')

describe.each(['older', 'zstd'] as const)('an Anki package of the %s kind', (kind) => {
  test('read back has lost nothing', () => {
    const cards = fc.array(fc.record({ front: side, back: side }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(cards, (made) => {
        const set = { id: uuid(1), title: 'My set', cards: made.map((card, at) => ({ id: uuid(at), ...card })), media }
        const read = readPackage(writePackage(set, { kind, now }))
        expect(read.problems).toEqual([])
        expect(read.title).toBe('My set')
        expect(read.cards.map(({ front, back }) => [readCardText(front), readCardText(back)])).toEqual(
          made.map(({ front, back }) => [readCardText(front), readCardText(back)]),
        )
        for (const file of read.media) expect(detectMedia(file.bytes)?.id).toBe(file.id)
      }),
      { numRuns: 60 },
    )
  })
})

test('A collection has the tables and settings that every version of Anki opens', () => {
  const cards = [
    { id: uuid(1), front: '**être**', back: 'to be' },
    { id: uuid(2), front: `![A dot](media:${picture?.id})`, back: 'dot' },
  ]
  const packed = writePackage({ id: uuid(9), title: 'French::verbs', cards, media }, { kind: 'older', now })
  const entries = unzipSync(packed)
  expect(Object.keys(entries).toSorted()).toEqual(['0', 'collection.anki2', 'media'])
  expect(JSON.parse(strFromU8(entries.media ?? new Uint8Array()))).toEqual({ 0: `${picture?.id}.png` })
  const [row] = inCollection(entries['collection.anki2'], (database) => database.prepare('select * from col').all())
  const settings = z.record(z.string(), z.unknown())
  expect(row).toMatchObject({ id: 1, ver: 11, mod: now.getTime() })
  const [models, decks] = [row?.models, row?.decks].map((json) => settings.parse(JSON.parse(String(json))))
  expect(Object.values(decks ?? {})).toMatchObject([{ name: 'Default' }, { name: 'French: verbs' }])
  const found = inCollection(entries['collection.anki2'], (database) => ({
    sound: database.prepare('pragma integrity_check').all(),
    tables: database
      .prepare(`select name from sqlite_master where type = 'table' order by name`)
      .all()
      .map(({ name }) => name),
    cards: database
      .prepare(
        'select c.did, n.mid, n.guid, n.csum, n.flds, c.due from cards c join notes n on n.id = c.nid order by c.id',
      )
      .all(),
  }))
  expect(found.sound).toMatchObject([{ integrity_check: 'ok' }])
  expect(found.tables).toEqual(['cards', 'col', 'graves', 'notes', 'revlog'])
  expect(found.cards.map(({ guid, flds, due }) => [guid, flds, due])).toEqual([
    [uuid(1), '<b>être</b>\x1fto be', 1],
    [uuid(2), `<img src="${picture?.id}.png" alt="A dot">\x1fdot`, 2],
  ])
  for (const { did, mid } of found.cards) {
    expect(Object.keys(decks ?? {})).toContain(String(did))
    expect(Object.keys(models ?? {})).toEqual([String(mid)])
  }
  // SHA-1 of 'être' begins so.
  expect(found.cards[0]?.csum).toBe(createHash('sha1').update('être').digest().readUInt32BE(0))
})

test('The newer kind says what it is, and packs all of it with zstd', () => {
  const cards = [{ id: uuid(2), front: `![A dot](media:${picture?.id})`, back: 'dot' }]
  const entries = unzipSync(writePackage({ id: uuid(9), title: 'Dots', cards, media }, { kind: 'zstd', now }))
  expect(Object.keys(entries).toSorted()).toEqual(['0', 'collection.anki21b', 'media', 'meta'])
  expect([...(entries.meta ?? [])]).toEqual([8, 3])
  const files = readMessage(zstdDecompressSync(entries.media ?? new Uint8Array())).bytes.get(1) ?? []
  const [file] = files.map(readMessage)
  expect(file && [textOf(file, 1), integerOf(file, 2)]).toEqual([`${picture?.id}.png`, onePixel.length])
  expect(Buffer.from(zstdDecompressSync(entries['0'] ?? new Uint8Array())).equals(onePixel)).toBe(true)
})

function inCollection<Found>(bytes: Uint8Array | undefined, look: (database: DatabaseSync) => Found): Found {
  const folder = mkdtempSync(path.join(tmpdir(), 'revisewell-test-anki-'))
  try {
    writeFileSync(path.join(folder, 'collection'), bytes ?? new Uint8Array())
    const database = new DatabaseSync(path.join(folder, 'collection'), { readOnly: true })
    const found = look(database)
    database.close()
    return found
  } finally {
    rmSync(folder, { recursive: true })
  }
}
