import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../seeded-random.ts'
import { holdsNumber, wrongAnswers } from './wrong-answers.ts'

const wrong = (answer: string, count = 3, seed = 1) => wrongAnswers(answer, count, seededRandom(seed))

describe('wrong answers to a sum', () => {
  test('are as many as asked for, all different, none of them right', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(1_000_000), fc.integer({ min: 1, max: 5 }), (number, seed, count) => {
        const made = wrong(String(number), count, seed)
        expect(made).toHaveLength(count)
        expect(new Set([...made, String(number)]).size).toBe(count + 1)
        expect(made.every((text) => Number(text) >= 0)).toBe(true)
      }),
    )
  })

  test('keep the form of the right one: units, places, thousands', () => {
    for (const text of wrong('9 cm')) expect(text).toMatch(/^\d+ cm$/)
    for (const text of wrong('0.25', 9)) expect(text).toMatch(/^\d\.\d{1,3}$/)
    for (const text of wrong('£7')) expect(text).toMatch(/^£\d+$/)
    for (const text of wrong('3/4')) expect(text).toMatch(/^\d+\/\d+$/)
    for (const text of wrong('450 000')) expect(text).toMatch(/^\d{1,3}( \d{3})*$/)
    for (const text of wrong('1,200')) expect(text).toMatch(/^\d{1,3}(,\d{3})*$/)
    for (const text of wrong('400')) expect(Number(text) % 10).toBe(0)
  })

  test('begin with the sign left out, and with tenfold slips among them', () => {
    expect(wrong('−8')[0]).toBe('8')
    expect(wrong('400', 12)).toEqual(expect.arrayContaining(['4000', '40']))
  })

  test('to a number below zero or with its thousands apart are of its kind, and never minus nought', () => {
    const every = (answer: string) => Array.from({ length: 40 }, (_, seed) => wrong(answer, 5, seed))
    for (const made of ['-1', '-2', '-0.2', '-30000'].flatMap(every)) {
      expect(made).toHaveLength(5)
      expect(new Set(made.map(Number)).size).toBe(5)
      expect(made.every((text) => /^-?\d+(\.\d+)?$/.test(text) && !Object.is(Number(text), -0))).toBe(true)
    }
    for (const text of every('-12,000').flat()) expect(text).toMatch(/^-?\d{1,3}(,\d{3})*$/)
  })

  test('never divide by nothing and leave the figures of a formula alone', () => {
    expect(Array.from({ length: 40 }, (_, seed) => wrong('1/2', 5, seed)).flat()).not.toContain('1/0')
    expect(holdsNumber('H2O')).toBe(false)
    for (const text of wrong('12 m2')) expect(text).toMatch(/^\d+ m2$/)
    expect(wrong('even')).toEqual([])
  })
})
