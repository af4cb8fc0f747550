import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { setLimits } from '#domain/sets/set-limits.ts'
import {
  basic,
  buildDatabase,
  cloze,
  olderPackage,
  onePixel,
  reversed,
  shortSound,
  type TestNote,
  zstdPackage,
} from '#tests/support/anki-packages.ts'
import { readPackage } from './read-package.ts'
import { schema11 } from './schema-11.ts'

const kinds = [
  ['older', olderPackage],
  ['zstd', zstdPackage],
] as const

describe.each(kinds)('an Anki package of the %s kind', (_kind, build) => {
  const read = (notes: TestNote[], media?: Record<string, Uint8Array>) =>
    readPackage(build({ notes, ...(media && { media }) }))
  const sides = (...notes: TestNote[]) => read(notes).cards.map(({ front, back }) => [front, back])

  test('has the deck’s last name, and its cards', () => {
    const content = read([{ notetype: basic, fields: ['être', 'to be'] }])
    expect(content).toMatchObject({ title: 'Verbs', problems: [], cards: [{ row: 1, front: 'être', back: 'to be' }] })
  })

  test('gives a reversed note two cards', () => {
    expect(sides({ notetype: reversed, fields: ['être', 'to be'], cards: [0, 1] })).toEqual([
      ['être', 'to be'],
      ['to be', 'être'],
    ])
  })

  test('gives a cloze note a card for each number, with its hint', () => {
    const fields = ['{{c1::Paris::city}} is in {{c2::{{c1::sunny}} France}}', 'Europe']
    expect(sides({ notetype: cloze, fields, cards: [0, 1] })).toEqual([
      ['**[city]** is in **[…]** France', '**Paris** is in **sunny** France\nEurope'],
      ['Paris is in **[…]**', 'Paris is in **sunny France**\nEurope'],
    ])
  })

  test('has its formulas, emphasis, lists and lines understood, and nothing that could run', () => {
    const front =
      '<div>Solve&nbsp;<b>now</b>:</div><div>\\(x^2 &lt; 4\\)</div><script>alert(1)</script><img src=x onerror=alert(1)>'
    const back =
      '[$]\\frac12[/$]<ul><li>one</li><li><i>two</i></li></ul><a href="javascript:alert(1)">link</a> 2*3*4 H<sub>2</sub>O'
    expect(sides({ notetype: basic, fields: [front, back] })).toEqual([
      ['Solve **now**:\n$x^2 < 4$', '$\\frac12$\n• one\n• *two*\nlink 2*3*4 H₂O'],
    ])
  })

  test('brings pictures and sounds, and says which are missing, elsewhere or of no known kind', () => {
    const media = {
      'a cell.png': onePixel,
      'hola.ogg': shortSound,
      'evil.svg': Buffer.from('<svg onload="alert(1)"/>'),
    }
    const content = read(
      [
        { notetype: basic, fields: ['<img src="a%20cell.png" alt="A cell">', '[sound:hola.ogg] hi'] },
        {
          notetype: basic,
          fields: ['x <img src="gone.png"><img src="https://evil.example/a.png">', 'y <img src="evil.svg">'],
        },
      ],
      media,
    )
    const [picture, sound] = content.media
    expect(content.media.map(({ type }) => type)).toEqual(['image/png', 'audio/ogg'])
    expect(content.cards).toEqual([
      { row: 1, front: `![A cell](media:${picture?.id})`, back: `[sound](media:${sound?.id}) hi` },
      { row: 2, front: 'x', back: 'y' },
    ])
    expect(content.problems.map(({ row, reason, leftOut }) => [row, reason, leftOut])).toEqual([
      [2, '“gone.png” is not in the package.', false],
      [2, 'A picture that is on another site is left out.', false],
      [2, '“evil.svg” is too large, or no picture or sound of a kind that is known here.', false],
    ])
  })

  test('has templates with conditions and filters filled, and says which filters are not known', () => {
    const notetype = {
      ...basic,
      id: 20,
      fields: ['Front', 'Back', 'Extra'],
      templates: [
        [
          '{{Front}}{{#Extra}} (has more){{/Extra}}{{^Extra}} (bare){{/Extra}}{{type:Back}}',
          '{{FrontSide}}<hr id="answer">{{text:Back}} {{tts en_GB:Back}}',
        ],
      ] as [string, string][],
    }
    const content = read([
      { notetype, fields: ['a', '<b>b</b>', 'c'] },
      { notetype, fields: ['a', 'b', ''] },
    ])
    expect(content.cards.map(({ front, back }) => [front, back])).toEqual([
      ['a (has more)', 'b'],
      ['a (bare)', 'b'],
    ])
    expect(content.problems[0]).toMatchObject({
      row: 1,
      reason: 'Its template uses “tts”, which is left out.',
      leftOut: false,
    })
  })

  test('reports each card that is not understood, with the reason', () => {
    const content = read([
      { notetype: basic, fields: ['', 'to be'] },
      { notetype: basic, fields: ['front', '<br>'] },
      { notetype: basic, fields: ['x'.repeat(setLimits.side + 1), 'y'] },
      { notetype: cloze, fields: ['{{c1::image-occlusion:rect:left=.1}}', ''] },
      { notetype: cloze, fields: ['nothing left out', ''] },
      { notetype: basic, fields: ['a', 'b'], cards: [4] },
    ])
    expect(content.cards).toEqual([])
    expect(content.problems.map(({ row, reason }) => [row, reason])).toEqual([
      [1, 'Its front is empty, or holds nothing that a card here can show.'],
      [2, 'Its back is empty, or holds nothing that a card here can show.'],
      [3, 'It is longer than the 2000 characters that a side can have.'],
      [4, 'It hides parts of a picture (image occlusion), which is not understood here.'],
      [5, 'Nothing in it is left out as number 1.'],
      [6, 'Its note type “Basic” has no template for it.'],
    ])
  })
})

describe('a hostile package', () => {
  const whole = olderPackage({ notes: [{ notetype: basic, fields: ['a', 'b'] }] })

  test.each([
    ['no zip', Buffer.from('PK, but nothing more')],
    ['a zip that is cut off', whole.slice(0, whole.length / 2)],
    ['a zip without a collection', zipSync({ media: Buffer.from('{}') })],
    ['a collection that is no database', zipSync({ 'collection.anki2': Buffer.from('x'.repeat(5000)) })],
    ['a collection that is not zstd', zipSync({ 'collection.anki21b': Buffer.from('x'.repeat(5000)) })],
    ['a list of media that is none', zipSync({ 'collection.anki2': Buffer.from('x'), media: Buffer.from('[1]') })],
    ['a bomb', zipSync({ 'collection.anki2': new Uint8Array(30 * 1024 * 1024) })],
    ['too much', zipSync({ 'collection.anki2': [new Uint8Array(setLimits.importUnpacked + 1), { level: 0 }] })],
    [
      'too many files',
      zipSync(Object.fromEntries(Array.from({ length: setLimits.importEntries + 1 }, (_, n) => [n, new Uint8Array()]))),
    ],
    [
      'a database without cards',
      zipSync({ 'collection.anki2': buildDatabase((database) => database.exec('create table col (id)')) }),
    ],
    [
      'a query without an end in place of a table',
      zipSync({
        'collection.anki2': buildDatabase((database) => {
          database.exec(`${schema11}; drop table notes; create view notes as
            with recursive n(id) as (select 1 union all select id + 1 from n) select id, 1 mid, 'a' flds, '' tags from n`)
        }),
      }),
    ],
  ])('that is %s is refused with a sentence', (_what, bytes) => {
    expect(() => readPackage(bytes)).toThrow(/^[A-Z][^.]+\.$/)
  })
})
