import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FORMULA, type Run, textOf } from './run.ts'
import { sentencesOf } from './sentences.ts'

const texts = (runs: readonly Run[]) => sentencesOf(runs).map((sentence) => textOf(sentence).trim())

describe('a line is cut into its sentences', () => {
  test('styles stay with their words', () => {
    const runs = [{ text: 'Cells have a ' }, { text: 'nucleus', strong: true }, { text: '. Bacteria have none.' }]
    expect(sentencesOf(runs)).toEqual([
      [{ text: 'Cells have a ' }, { text: 'nucleus', strong: true }, { text: '. ' }],
      [{ text: 'Bacteria have none.' }],
    ])
  })

  test('a formula may begin one', () => {
    const formula = { text: FORMULA, formula: { html: '<math/>', spoken: 'k' } }
    expect(texts([{ text: 'Halve it. ' }, formula, { text: ' is left.' }])).toEqual([
      'Halve it.',
      `${FORMULA} is left.`,
    ])
  })

  test('an abbreviation ends none, nor does a full stop inside brackets', () => {
    expect(texts([{ text: 'Some, e.g. Yeast, live alone. Others do not.' }])).toEqual([
      'Some, e.g. Yeast, live alone.',
      'Others do not.',
    ])
    expect(texts([{ text: 'It (so he said. Twice.) was late. Go on.' }])).toEqual([
      'It (so he said. Twice.) was late.',
      'Go on.',
    ])
  })

  test('nothing is lost', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 })), (parts) => {
        const runs = parts.map((text) => ({ text }))
        const kept = sentencesOf(runs).flat()
        expect(textOf(kept).replaceAll(/\s/g, '')).toBe(textOf(runs).replaceAll(/\s/g, ''))
      }),
    )
  })
})
