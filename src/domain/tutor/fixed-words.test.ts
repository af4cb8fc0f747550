import { expect, test } from 'vitest'
import { fallbackSentence } from './fallback-sentence.ts'
import { knownAnswers, normalised } from './known-questions.ts'
import { suggestedQuestions } from './suggested-questions.ts'
import { topicFilterLabels, topicFilters } from './topic-filter.ts'
import { tutorModeLabels, tutorModes } from './tutor-mode.ts'

test('contract §8: the fallback sentence of each mode, to the letter', () => {
  expect(fallbackSentence.normal).toBe(
    "I don't have specific information about that topic. Could you try rephrasing your question or ask about mathematics, science, or English?",
  )
  expect(fallbackSentence.eli5).toBe(
    "I'm not sure about that one! Can you ask me something else? I love helping with math, science, and English!",
  )
})

test("contract §9: the known questions are 'what is photosynthesis', 'explain fractions' and 'what is dna', each answered normally and simply", () => {
  expect(Object.keys(knownAnswers)).toEqual(['what is photosynthesis', 'explain fractions', 'what is dna'])
  for (const { normal, eli5 } of Object.values(knownAnswers)) {
    expect(normal.length).toBeGreaterThan(100)
    expect(eli5.length).toBeGreaterThan(100)
    expect(eli5).not.toBe(normal)
  }
})

test('contract §9: a question is compared in lowercase, without ?, ! and .', () => {
  expect(normalised('What is DNA?!.')).toBe('what is dna')
})

test('contract §2: six suggested questions, the modes Normal and ELI5, and the six topic filters', () => {
  expect(suggestedQuestions).toHaveLength(6)
  expect(tutorModes.map((mode) => tutorModeLabels[mode])).toEqual(['Normal', 'ELI5'])
  expect(topicFilters.map((filter) => topicFilterLabels[filter])).toEqual([
    'All Subjects',
    'Mathematics',
    'English',
    'Science',
    'History',
    'Geography',
  ])
})
