import { describe, expect, test } from 'vitest'
import { mark, notesPass, scoreColour, stars } from './mark.ts'

describe('marking', () => {
  test('Only the right option is right', () => {
    expect([0, 1, 2, 3].map((choice) => mark({ correctAnswer: 2 }, choice))).toEqual([false, false, true, false])
  })

  test.each([
    [10, 'green'],
    [8, 'green'],
    [7, 'yellow'],
    [6, 'yellow'],
    [5, 'red'],
    [0, 'red'],
  ])('contract §9: %i of 10 is %s', (correct, colour) => {
    expect(scoreColour(correct / 10)).toBe(colour)
  })

  test('contract §9: just under 80% is yellow and just under 60% red', () => {
    expect(scoreColour(0.7999)).toBe('yellow')
    expect(scoreColour(0.5999)).toBe('red')
  })

  test('contract §9: 5 stars, one per 20%', () => {
    expect([0, 1, 2, 3, 4, 5].map((correct) => stars(correct / 5))).toEqual([0, 1, 2, 3, 4, 5])
    expect(stars(0.19)).toBe(0)
    expect(stars(0.99)).toBe(4)
  })

  test('Whatever the number of questions, exactly k fifths give k stars', () => {
    for (let total = 5; total <= 250; total += 5) {
      for (let k = 0; k <= 5; k++) expect(stars(((total / 5) * k) / total)).toBe(k)
    }
  })

  test('contract §9: notes are passed at 70%', () => {
    expect(notesPass(0.7)).toBe(true)
    expect(notesPass(7 / 10)).toBe(true)
    expect(notesPass(2 / 3)).toBe(false)
  })
})
