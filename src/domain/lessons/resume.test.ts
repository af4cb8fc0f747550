import { expect, test } from 'vitest'
import { resumeAt } from './resume.ts'

const of10 = { edition: 'full', sentences: 10 } as const

test('a lesson goes on with the sentence at which it was left', () => {
  expect(resumeAt(null, of10)).toBe(0)
  expect(resumeAt({ edition: 'full', sentence: 4, sentences: 10 }, of10)).toBe(4)
})

test('it goes on about there when it was left in the other edition or has been rewritten', () => {
  expect(resumeAt({ edition: 'easy', sentence: 10, sentences: 20 }, of10)).toBe(5)
  expect(resumeAt({ edition: 'full', sentence: 18, sentences: 20 }, { edition: 'full', sentences: 4 })).toBe(3)
})

test('it begins anew once it had been watched to its end', () => {
  expect(resumeAt({ edition: 'full', sentence: 9, sentences: 10 }, of10)).toBe(0)
})
