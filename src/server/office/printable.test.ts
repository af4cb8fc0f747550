import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test('a name keeps what the typeface has and loses its marks otherwise', () => {
  expect(printable('Zoë O’Neill – Ødegård')).toBe('Zoë O’Neill – Ødegård')
  expect(printable('Łukasz Mačák')).toBe('Lukasz Macák')
  expect(printable('Ноа 诺亚')).toBe('??? ??')
})
