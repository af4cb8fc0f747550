import { bignumber } from 'mathjs'
import { describe, expect, test } from 'vitest'
import type { NumberForm } from '#domain/curriculum/template.ts'
import { formatNumber } from './format-number.ts'

const show = (value: string, form: NumberForm, medium: 'tex' | 'text' = 'text', groupFrom = 10_000) =>
  formatNumber(bignumber(value), { form, medium, groupFrom })
const third = '0.33333333333333333333333333333333'

describe('numbers are written as at school', () => {
  test.each<[value: string, form: NumberForm, shown: string]>([
    ['12', { kind: 'plain' }, '12'],
    ['-3.25', { kind: 'plain' }, '−3.25'],
    ['0.00012', { kind: 'plain' }, '0.00012'],
    ['1250', { kind: 'plain' }, '1250'],
    ['12500.5', { kind: 'plain' }, '12,500.5'],
    ['2.675', { kind: 'dp', digits: 2 }, '2.68'],
    ['3', { kind: 'dp', digits: 1 }, '3.0'],
    ['3.04', { kind: 'at most dp', digits: 1 }, '3'],
    ['-0.04', { kind: 'dp', digits: 1 }, '0.0'],
    ['1234', { kind: 'sf', digits: 3 }, '1230'],
    ['0.5', { kind: 'sf', digits: 3 }, '0.500'],
    ['9.996', { kind: 'sf', digits: 3 }, '10.0'],
    ['3.5', { kind: 'money' }, '3.50'],
    ['4', { kind: 'money' }, '4'],
    ['4.2666', { kind: 'rounded money' }, '4.27'],
    [third, { kind: 'fraction' }, '1/3'],
    ['-1.75', { kind: 'mixed number' }, '−1 3/4'],
    ['0.75', { kind: 'mixed number' }, '3/4'],
    ['320000', { kind: 'standard form' }, '3.2 × 10⁵'],
    ['0.00047261', { kind: 'standard form', digits: 3 }, '4.73 × 10⁻⁴'],
    ['6.02e-24', { kind: 'standard form' }, '6.02 × 10⁻²⁴'],
    ['1.6726219e-27', { kind: 'standard form', digits: 3 }, '1.67 × 10⁻²⁷'],
    ['6.02e23', { kind: 'standard form' }, '6.02 × 10²³'],
    ['2.9999999999999999999999999999999e-24', { kind: 'standard form' }, '3 × 10⁻²⁴'],
    ['0', { kind: 'standard form' }, '0'],
    ['-5', { kind: 'signed' }, '− 5'],
    ['5', { kind: 'signed' }, '+ 5'],
    ['1', { kind: 'coefficient' }, ''],
    ['-1', { kind: 'coefficient' }, '−'],
    ['-1', { kind: 'signed coefficient' }, '− '],
  ])('%s as %o', (value, form, shown) => {
    expect(show(value, form)).toBe(shown)
  })

  test('in a formula', () => {
    expect(show('-12500', { kind: 'plain' }, 'tex')).toBe('-12\\,500')
    expect(show(third, { kind: 'fraction' }, 'tex')).toBe('\\frac{1}{3}')
    expect(show('3.25', { kind: 'mixed number' }, 'tex')).toBe('3\\frac{1}{4}')
  })

  test('for the young with a comma from a thousand on', () => {
    expect(show('1250', { kind: 'plain' }, 'text', 1000)).toBe('1,250')
  })
})

test.each<[value: string, form: NumberForm, says: string]>([
  [third, { kind: 'plain' }, 'needs a form'],
  ['12.3456', { kind: 'plain' }, 'needs a form'],
  ['2.345', { kind: 'money' }, 'no sum of whole pence'],
  ['3.14159265358979', { kind: 'fraction' }, 'is no fraction'],
  ['Infinity', { kind: 'dp', digits: 2 }, 'comes to no number'],
  ['NaN', { kind: 'plain' }, 'comes to no number'],
])('%s cannot be shown as %o', (value, form, says) => {
  expect(() => show(value, form)).toThrow(says)
})
