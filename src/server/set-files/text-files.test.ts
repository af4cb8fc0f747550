import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ImportOptions } from '#domain/sets/import-options.ts'
import { setLimits } from '#domain/sets/set-limits.ts'
import { readFile } from './read-file.ts'
import { writeTable } from './write-table.ts'

const table: ImportOptions = { kind: 'table', delimiter: 'auto', header: 'auto' }
const read = (text: string | Uint8Array, options: ImportOptions = table) =>
  readFile({ bytes: typeof text === 'string' ? Buffer.from(text) : text, fileName: 'French_verbs.csv', options })
const sides = (text: string | Uint8Array, options?: ImportOptions) =>
  read(text, options).cards.map(({ front, back }) => [front, back])

describe('a table', () => {
  test.each([
    [',', 'être,to be\navoir,"to have, to own"\n'],
    [';', 'être;to be\navoir;to have, to own\n'],
    ['\t', 'être\tto be\navoir\tto have, to own\n'],
    ['|', 'être|to be\navoir|to have, to own\n'],
  ])('with %j between its columns is found out', (delimiter, text) => {
    expect(sides(text)).toEqual([
      ['être', 'to be'],
      ['avoir', 'to have, to own'],
    ])
    expect(read(text).options).toEqual({ kind: 'table', delimiter, header: 'no' })
  })

  test('A first row that names the columns is no card, unless it is chosen to be one', () => {
    const text = 'Term,Definition\nêtre,to be\n'
    expect(sides(text)).toEqual([['être', 'to be']])
    expect(sides(text, { kind: 'table', delimiter: ',', header: 'no' })).toHaveLength(2)
    expect(sides('a,b\nc,d', { kind: 'table', delimiter: ',', header: 'yes' })).toEqual([['c', 'd']])
  })

  test('Its name without the ending is the title', () => {
    expect(read('a,b').title).toBe('French verbs')
  })

  test.each([
    ['UTF-8', Buffer.from('é,£')],
    ['UTF-8', Buffer.from('\ufeffé,£')],
    ['UTF-16', Buffer.from('\ufeffé,£', 'utf16le')],
    ['UTF-16', Buffer.from('\ufeffé,£', 'utf16le').swap16()],
    ['UTF-16', Buffer.from('front text,back text', 'utf16le')],
    ['Windows-1252', Buffer.from([0xe9, 0x2c, 0x80])],
  ])('in %s is read in that', (encoding, bytes) => {
    expect(read(bytes).encoding).toBe(encoding)
    const [[front = '', back = ''] = []] = sides(bytes)
    expect([front, back]).toEqual(
      front.startsWith('f') ? ['front text', 'back text'] : ['é', encoding === 'Windows-1252' ? '€' : '£'],
    )
  })

  test('Every row that is no card is reported with its line and the reason', () => {
    const text = `a,b\n"two\nlines",c\nalone\n,back\nfront,\n${'x'.repeat(setLimits.side + 1)},long\nd,e,more`
    expect(read(text).problems.map(({ row, reason, leftOut }) => [row, leftOut, reason])).toEqual([
      [null, false, 'Only the first two columns are used.'],
      [4, true, 'There is only one part in it, so there is no back.'],
      [5, true, 'Its front is empty.'],
      [6, true, 'Its back is empty.'],
      [7, true, `It is longer than the ${setLimits.side} characters that a side can have.`],
    ])
    expect(sides(text)).toEqual([
      ['a', 'b'],
      ['two\nlines', 'c'],
      ['d', 'e'],
    ])
  })

  test('A quotation mark that is never closed costs no rows', () => {
    expect(sides('a,"b\nc,d')).toEqual([
      ['a', '"b'],
      ['c', 'd'],
    ])
  })

  test('What Anki writes as text says itself how it is to be read', () => {
    const text = '#separator:tab\n#html:true\n<b>Front</b>\tx<sup>2</sup> &amp; H<sub>2</sub>O\n'
    expect(sides(text)).toEqual([['**Front**', 'x² & H₂O']])
  })

  test('Cards beyond 5,000 are left out and said so', () => {
    const { cards, problems } = read(Array.from({ length: setLimits.cardsPerSet + 2 }, (_, n) => `${n},b`).join('\n'))
    expect([cards.length, problems.length]).toEqual([setLimits.cardsPerSet, 2])
  })

  test('Writing and reading again loses nothing, in CSV and TSV', () => {
    const side = fc
      .string({
        unit: fc.constantFrom('a', 'é', '"', ',', '\t', '\n', '=', '@', '-', ' ', '*', '$', '#', '5'),
        minLength: 1,
        maxLength: 12,
      })
      .map((text) => text.replaceAll('\t', ' ').trim())
      .filter((text) => text !== '')
    fc.assert(
      fc.property(
        fc.array(fc.record({ front: side, back: side }), { minLength: 1, maxLength: 8 }),
        fc.constantFrom(',' as const, '\t' as const),
        (cards, delimiter) => {
          expect(sides(writeTable(cards, delimiter))).toEqual(cards.map(({ front, back }) => [front, back]))
        },
      ),
    )
  })

  test('No cell is a formula for a spreadsheet', () => {
    const cards = [
      { front: '=1+1', back: '-5 °C' },
      { front: '+ HYPERLINK("x")', back: '-2+3+cmd|calc' },
    ]
    const written = writeTable(cards, ',')
    expect(written).toBe(`Front,Back\r\n'=1+1,-5 °C\r\n"'+ HYPERLINK(""x"")",'-2+3+cmd|calc`)
    expect(sides(written)).toEqual(cards.map(({ front, back }) => [front, back]))
  })
})

describe('pasted text', () => {
  const pairs = (between: string, rows: string): ImportOptions => ({ kind: 'pairs', between, rows })

  test.each([
    ['\t', '\n', 'être\tto be\navoir\tto have'],
    [',', ';', 'être,to be;avoir,to have;'],
    [' - ', '\n\n', 'être - to be\n\navoir - to have\n'],
  ])('with %j between term and definition and %j between cards', (between, rows, text) => {
    expect(sides(text, pairs(between, rows))).toEqual([
      ['être', 'to be'],
      ['avoir', 'to have'],
    ])
  })

  test('A row without a separator is reported', () => {
    expect(read('être\tto be\navoir', pairs('\t', '\n')).problems).toEqual([
      { row: 2, text: 'avoir', reason: 'There is only one part in it, so there is no back.', leftOut: true },
    ])
  })
})
