import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeTable } from '../set-files/write-table.ts'
import { asText, csvOptions, fromText } from './formula-cells.ts'

test.each([
  '=1+1',
  '@SUM(A1)',
  '+ HYPERLINK("https://x.example")',
  '-2+3+cmd|’ /C calc’!A0',
  '\t=1',
  ' =1',
  '＝1',
  '-(1)',
  '+A1',
])('%j is text for a spreadsheet', (cell) => {
  expect(asText(cell)).toBe(`'${cell}`)
})

test.each(['-5', '+3.5', '-1,000', '- 7', '-5 °C', '-20%', '5', 'a=b', 'x - y', ''])('%j stays as it is', (cell) => {
  expect(asText(cell)).toBe(cell)
})

test('every cell comes back as it was', () => {
  const signs = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', ' ', '1', 'a', '.', '|'), maxLength: 8 })
  fc.assert(
    fc.property(fc.oneof(signs, fc.string()), (cell) => {
      expect(fromText(asText(cell))).toBe(cell)
    }),
  )
})

/** What a spreadsheet may run, also behind what it passes over. */
const runs = ['=1+1', '+A1', '-2+3+cmd|’ /C calc’!A0', '@SUM(A1)', '\t=1', '\r=1', '＝1', '+ HYPERLINK("x")']
const before = ['', ' ', '\u00a0', "'", '"', '""', 'a,', 'a\t', 'a\n', '",', '"\r\n']
const cells = runs.flatMap((run) => before.map((passed) => passed + run))

test.each([
  ['a table of people, results, acts or figures', ',', (rows: string[][]) => stringify(rows, csvOptions)],
  ['a set as CSV', ',', (rows: string[][]) => writeTable(sides(rows), ',')],
  ['a set as TSV', '\t', (rows: string[][]) => writeTable(sides(rows), '\t')],
] as const)('%s holds no formula in any cell', (_, delimiter, write) => {
  for (const cell of cells) {
    const written = write([
      [cell, 'x'],
      ['x', cell],
      [cell, cell],
    ])
    const read: string[][] = parse(written, { delimiter, bom: true })
    expect(read.flat().filter((one) => /^\s*[=@+\-＝＠＋－]/.test(one))).toEqual([])
    expect(read.flat().length).toBeGreaterThanOrEqual(6)
  }
})

const sides = (rows: string[][]) => rows.map(([front = '', back = '']) => ({ front, back }))
