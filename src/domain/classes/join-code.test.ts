import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { JOIN_CODE_LENGTH, JOIN_CODE_LETTERS, joinCodeIn, joinCodeOf, shownJoinCode } from './join-code.ts'

const chance = fc.array(fc.nat(JOIN_CODE_LETTERS.length - 1), {
  minLength: JOIN_CODE_LENGTH,
  maxLength: JOIN_CODE_LENGTH,
})

describe('join codes', () => {
  test('No code holds a vowel, a figure, or letters that are taken for others', () => {
    fc.assert(
      fc.property(chance, (numbers) => {
        expect(joinCodeOf(numbers)).not.toMatch(/[AEIOULSY\d]/)
      }),
    )
  })

  test('Every code is read again from how it is shown, in small letters and with spaces', () => {
    fc.assert(
      fc.property(chance, (numbers) => {
        const code = joinCodeOf(numbers)
        expect(joinCodeIn(shownJoinCode(code))).toBe(code)
        expect(joinCodeIn(` ${shownJoinCode(code).toLowerCase().replace('-', ' ')} `)).toBe(code)
        expect(joinCodeIn(shownJoinCode(code).replace('-', '–'))).toBe(code)
      }),
    )
  })

  test.each(['', 'BCDF', 'BCDFGHJKM', 'BCDF-GHJA', 'BCDF-GH1K', "BCDFGHJ'"])('%j is no code', (typed) => {
    expect(joinCodeIn(typed)).toBeNull()
  })

  test('Numbers that stand for no letter make no code', () => {
    expect(() => joinCodeOf([0, 0, 0])).toThrow(RangeError)
    expect(() => joinCodeOf(Array.from({ length: 8 }, () => 99))).toThrow(RangeError)
  })
})
