import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breakTex, formulasIn } from './break-tex.ts'

test.each([
  ['n = (1 + 2) \\div 3 = 1', ['n ', '= (1 + 2) ', '\\div 3 ', '= 1']],
  ['\\frac{a = b}{c}', ['\\frac{a = b}{c}']],
  ['\\left(x = 2\\right) = y', ['\\left(x = 2\\right) ', '= y']],
  ['\\begin{pmatrix} 1 = 1 \\end{pmatrix}', ['\\begin{pmatrix} 1 = 1 \\end{pmatrix}']],
  ['\\ce{2H2 + O2 -> 2H2O}', ['\\ce{2H2 + O2}', '\\ce{-> 2H2O}']],
  ['\\ce{N2 + 3H2 <=> 2NH3}', ['\\ce{N2 + 3H2}', '\\ce{<=> 2NH3}']],
  ['= 5', ['= 5']],
  ['a \\to b \\propto c', ['a ', '\\to b ', '\\propto c']],
  ['x + 1', ['x + 1']],
  [
    '\\text{energy to break bonds} - \\text{energy from making bonds} + |a + b| \\times -3',
    ['\\text{energy to break bonds} ', '- \\text{energy from making bonds} ', '+ |a + b| ', '\\times -3'],
  ],
])('%s may end a line outside its brackets only', (tex, parts) => {
  expect(breakTex(tex)).toEqual(parts)
})

test('the pieces of a formula are the formula', () => {
  const tex = fc
    .array(
      fc.constantFrom(
        '=',
        '+',
        '-',
        '|',
        '\\div ',
        '{',
        '}',
        '(',
        ')',
        'x',
        '\\text{a = b}',
        '\\left(',
        '\\right)',
        '2',
      ),
    )
    .map((tokens) => tokens.join(''))
  fc.assert(
    fc.property(tex, (text) => {
      expect(breakTex(text).join('')).toBe(text)
    }),
  )
})

test('formulas that stand side by side are told apart', () => {
  expect(formulasIn('v = u + at \\qquad s = vt \\quad (\\text{if } a = 0)')).toEqual([
    'v = u + at ',
    's = vt ',
    '(\\text{if } a = 0)',
  ])
  expect(formulasIn('\\frac{a \\quad b}{c}')).toEqual(['\\frac{a \\quad b}{c}'])
})
