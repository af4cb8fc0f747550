import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { asText, fromText } from './formula-cells.ts'

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
