import { expect, test } from 'vitest'
import type { Slot, SlottedRichText, SlottedText, Template } from '#domain/curriculum/template.ts'
import { optionsDiffer } from './draw-template.ts'
import { evaluateValues } from './draw-values.ts'
import { exactArithmetic } from './expression.ts'

const slot = (of: string, kind: Slot['form']['kind'] = 'plain'): Slot => ({ of, form: { kind } })
const both = (text: SlottedText): SlottedRichText => ({ html: text, text })
const formula = (...tex: (string | Slot)[]) => both([{ tex, display: false }])

/** x and y of the answer are drawn; the last option writes 1 for y. */
const template: Template = {
  id: 'sums/t01',
  key: 't01',
  point: 'p1',
  values: [
    { name: 'xx', from: { choices: [4, 5] }, form: { kind: 'plain' } },
    { name: 'yy', from: { choices: [1, 2] }, form: { kind: 'plain' } },
  ],
  needs: [],
  checks: ['xx > yy'],
  negatives: true,
  groupFrom: 1000,
  question: both(['Solve them.']),
  options: [
    formula('x = ', slot('xx'), ', y = ', slot('yy')),
    formula('x = ', slot('yy'), ', y = ', slot('xx')),
    formula('x = ', slot('2 * xx'), ', y = ', slot('2 * yy')),
    formula('x = ', slot('xx + yy - 1'), ', y = 1'),
  ],
  explanation: both(['So it is.']),
}
const withOptions = (index: number, option: SlottedRichText) => ({
  ...template,
  options: template.options.map((given, place) => (place === index ? option : given)),
})
const valuesOf = (xx: number, yy: number) =>
  evaluateValues(
    template,
    new Map([
      ['xx', xx],
      ['yy', yy],
    ]),
    exactArithmetic,
  )

test('a draw whose written number comes to the drawn one shows the same option twice', () => {
  expect(optionsDiffer(template, valuesOf(5, 2))).toBe(true)
  expect(optionsDiffer(template, valuesOf(5, 1))).toBe(false)
})

test('a fraction that the build wrote and one that was drawn are the same option', () => {
  const written: SlottedRichText = { html: ['<math></math>'], text: ['1 over 4'] }
  const drawn = withOptions(1, formula(slot('1 / xx', 'fraction')))
  expect(optionsDiffer({ ...drawn, options: [...drawn.options.slice(0, 3), written] }, valuesOf(4, 2))).toBe(false)
  expect(optionsDiffer({ ...drawn, options: [...drawn.options.slice(0, 3), written] }, valuesOf(5, 2))).toBe(true)
})

test('options that are worth the same are the same, however they are rounded', () => {
  const rounded = withOptions(2, formula('x = ', slot('xx * 1'), ', y = ', slot('yy', 'dp')))
  expect(optionsDiffer(rounded, valuesOf(5, 2))).toBe(false)
})
