import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { questionOf } from '#tests/support/quiz-questions.ts'
import { isSameKey, raisedChoices, raisedSince } from './question-key.ts'

const before = { options: ['ten', 'twelve', 'twenty', 'two'], correctAnswer: 0 }

describe('a question is corrected', () => {
  test('whoever chose what is right now gains the mark, and nobody else', () => {
    expect(raisedChoices(before, { ...before, correctAnswer: 1 })).toEqual([1])
  })

  test('options that changed places are followed by their words', () => {
    expect(raisedChoices(before, { options: ['two', 'twenty', 'twelve', 'ten'], correctAnswer: 2 })).toEqual([1])
    expect(raisedChoices(before, { options: ['two', 'twenty', 'twelve', 'ten'], correctAnswer: 3 })).toEqual([])
  })

  test('an option whose words were fixed in its place is the same option', () => {
    expect(raisedChoices(before, { options: ['ten', '12 exactly', 'twenty', 'two'], correctAnswer: 1 })).toEqual([1])
    expect(raisedChoices(before, { options: ['ten exactly', 'twelve', 'twenty', 'two'], correctAnswer: 0 })).toEqual([])
  })

  test('an option that is new in the place of one that moved raises nobody', () => {
    expect(raisedChoices(before, { options: ['twelve', 'fifteen', 'twenty', 'two'], correctAnswer: 1 })).toEqual([])
  })

  test('shuffling alone raises nobody, whatever the order', () => {
    const places = [0, 1, 2, 3]
    fc.assert(
      fc.property(
        fc.shuffledSubarray(places, { minLength: 4 }),
        fc.integer({ min: 0, max: 3 }),
        (order, correctAnswer) => {
          const options = order.map((place) => before.options[place] ?? '')
          const since = { options, correctAnswer: order.indexOf(correctAnswer) }
          expect(raisedChoices({ ...before, correctAnswer }, since)).toEqual([])
        },
      ),
    )
  })

  test('a key is the same when options and the right place are', () => {
    expect(isSameKey(before, { ...before, options: [...before.options] })).toBe(true)
    expect(isSameKey(before, { ...before, correctAnswer: 2 })).toBe(false)
    expect(isSameKey(before, { ...before, options: ['ten', 'twelve', 'twenty', '2'] })).toBe(false)
  })

  test('a question that is marked by a scheme is marked again when the scheme changes, and only then', () => {
    const scheme = questionOf('numeric')
    expect(raisedSince({ scheme }, { scheme: { ...scheme, answer: 4 } })).toBe('by scheme')
    expect(raisedSince(before, { scheme })).toBeNull()
    expect(raisedSince({ scheme }, before)).toBeNull()
    expect(raisedSince(before, before)).toBeNull()
    expect(raisedSince(before, { ...before, correctAnswer: 1 })).toEqual([1])
    const stored = Object.fromEntries(Object.entries({ ...scheme, prompt: 'In other words' }).toReversed())
    expect(isSameKey({ scheme }, { scheme: stored as typeof scheme })).toBe(true)
    expect(isSameKey({ scheme }, { scheme: { ...scheme, answer: 4 } })).toBe(false)
    expect(isSameKey({ scheme }, before)).toBe(false)
    expect(isSameKey(before, { scheme })).toBe(false)
  })
})
