import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readingChoicesIn, readingOptions, readingSettings, readingValue, sameReading } from './reading-choices.ts'

const anyChoices = fc
  .record(
    Object.fromEntries(readingSettings.map((setting) => [setting, fc.constantFrom(...readingOptions[setting])])),
    {
      requiredKeys: [],
    },
  )
  .map(readingChoicesIn)

describe('reading choices', () => {
  test('what was stored comes back as it was', () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        expect(readingChoicesIn(JSON.parse(JSON.stringify(choices)))).toEqual(choices)
      }),
    )
  })

  test('whatever stands in the storage, only known settings with known values come out of it', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const choices = readingChoicesIn(stored)
        for (const setting of readingSettings) expect(readingOptions[setting]).toContain(readingValue(choices, setting))
        expect(Object.keys(choices).every((key) => readingSettings.some((setting) => setting === key))).toBe(true)
      }),
    )
  })

  test('a damaged setting is left out and the others stay', () => {
    expect(readingChoicesIn({ text: '900', font: 'opendyslexic', colour: 'red', tint: 7 })).toEqual({
      font: 'opendyslexic',
    })
  })

  test('the standard value is no choice', () => {
    expect(readingChoicesIn({ text: '100', calm: 'off' })).toEqual({})
    expect(readingValue({}, 'text')).toBe('100')
  })

  test('two choices are the same whatever their order', () => {
    expect(sameReading({ text: '150', tint: 'cream' }, { tint: 'cream', text: '150' })).toBe(true)
    expect(sameReading({ text: '150' }, {})).toBe(false)
  })
})
