import fc from 'fast-check'
import { expect, test } from 'vitest'
import { speechParts, wordAt } from './speech-parts.ts'

test('a short text is one part', () => {
  expect(speechParts('Cells divide. They grow.')).toEqual([{ from: 0, to: 24 }])
})

test('a long text is spoken sentence by sentence', () => {
  const sentence = `${'The cell membrane controls what goes in and out of a cell '.repeat(3).trim()}. `
  expect(speechParts(sentence.repeat(3))).toHaveLength(3)
})

test('every character but space is in one part, and the parts are in order', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 600, unit: 'grapheme' }), (text) => {
      const parts = speechParts(text)
      let end = 0
      for (const { from, to } of parts) {
        expect(text.slice(end, from).trim()).toBe('')
        expect(to).toBeGreaterThan(from)
        end = to
      }
      expect(text.slice(end).trim()).toBe('')
    }),
  )
})

test('the word at a place is the one that begins there, after any space', () => {
  expect(wordAt('a plant cell', 2)).toEqual({ from: 2, to: 7 })
  expect(wordAt('a plant cell', 1)).toEqual({ from: 2, to: 7 })
  expect(wordAt('a', 1)).toEqual({ from: 1, to: 1 })
})
