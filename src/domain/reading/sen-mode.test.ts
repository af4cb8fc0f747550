import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readingChoicesIn, readingOptions, readingSettings } from './reading-choices.ts'
import { senChoices, withoutSenMode, withSenMode } from './sen-mode.ts'

const anyChoices = fc
  .record(
    Object.fromEntries(readingSettings.map((setting) => [setting, fc.constantFrom(...readingOptions[setting])])),
    { requiredKeys: [] },
  )
  .map(readingChoicesIn)

describe('SEN mode', () => {
  test('off again, everything is as it was before', () => {
    fc.assert(
      fc.property(anyChoices, (before) => {
        expect(withoutSenMode(withSenMode(before), before)).toEqual(before)
      }),
    )
  })

  test('takes away nothing that the pupil had chosen', () => {
    fc.assert(
      fc.property(anyChoices, (before) => {
        expect(withSenMode(before)).toEqual({ ...senChoices, ...before })
      }),
    )
  })

  test('off again, it leaves what the pupil has changed meanwhile', () => {
    fc.assert(
      fc.property(anyChoices, fc.constantFrom(...readingOptions.text.slice(2)), (before, text) => {
        const after = withoutSenMode({ ...withSenMode(before), text }, before)
        expect(after.text).toBe(text)
      }),
    )
  })

  test('is calm, still and easier to read', () => {
    expect(withSenMode({})).toMatchObject({
      calm: 'on',
      motion: 'reduced',
      letters: 'wide',
      words: 'wide',
      lines: 'wide',
    })
  })
})
