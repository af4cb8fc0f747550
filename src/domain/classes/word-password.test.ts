import { expect, test } from 'vitest'
import { passwordOf, WORD_CHOICES } from './word-password.ts'

test('A password is three plain words and a number, in millions of ways', () => {
  expect(passwordOf(WORD_CHOICES.map(() => 0))).toBe('amber-anchor-badger-10')
  expect(passwordOf(WORD_CHOICES.map((choices) => choices - 1))).toMatch(/^[a-z]+-[a-z]+-[a-z]+-99$/)
  expect(WORD_CHOICES.reduce((ways, choices) => ways * choices, 1)).toBeGreaterThan(5_000_000)
})

test('No part has a choice beyond its own', () => {
  expect(() => passwordOf(WORD_CHOICES)).toThrow(RangeError)
  expect(() => passwordOf([])).toThrow(RangeError)
})
