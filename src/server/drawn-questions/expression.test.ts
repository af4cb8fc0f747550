import { describe, expect, test } from 'vitest'
import { checkExpression, exactArithmetic, floatArithmetic } from './expression.ts'

const names = new Set(['price', 'count'])

describe('only arithmetic on the given values is an expression', () => {
  test.each([
    'price * count',
    '(price - 1) / 2',
    'whole(price / 3) and price > count',
    '[1, 2, 3][count]',
    '2 < price < 9',
  ])('%s', (expression) => {
    expect(() => checkExpression(expression, names)).not.toThrow()
  })

  test.each([
    ['cost + 1', "there is no value 'cost'"],
    ['price = 3', 'a AssignmentNode is not arithmetic'],
    ['import(price)', "there is no function 'import'"],
    ['evaluate("1")', "there is no function 'evaluate'"],
    ['price.constructor', 'only a list in brackets has places'],
    ['[1, 2].constructor', 'a value has no parts'],
    ['price["constructor"]', 'only a list in brackets has places'],
    ['f(x) = x', 'is not arithmetic'],
    ['1; 2', 'is not arithmetic'],
    ['price *', 'Unexpected end'],
  ])('%s is refused', (expression, says) => {
    expect(() => checkExpression(expression, names)).toThrow(says)
  })
})

test('readers see exact numbers, not those of floating point', () => {
  expect(String(exactArithmetic.evaluate('0.1 * 3', new Map()))).toBe('0.3')
  expect(String(floatArithmetic.evaluate('0.1 * 3', new Map()))).not.toBe('0.3')
})

test('angles are in degrees', () => {
  expect(Number(exactArithmetic.evaluate('sin(30)', new Map()))).toBeCloseTo(0.5, 12)
  expect(Number(floatArithmetic.evaluate('atan(1)', new Map()))).toBeCloseTo(45, 12)
})
