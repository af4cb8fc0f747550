import { expect, test } from 'vitest'
import { amountOf, readiness } from './amounts.ts'

test('a topic says how much there is to study, and honestly where there is nothing', () => {
  expect(amountOf({ flashcards: 12, quiz: 1 })).toBe('12 cards, 1 question')
  expect(amountOf(null)).toBe('No material yet')
})

test('a subject says how many of its topics are ready', () => {
  expect(readiness({ topics: 1, studyTopics: 1 })).toBe('1 topic, all ready')
  expect(readiness({ topics: 12, studyTopics: 3 })).toBe('12 topics, 3 ready')
  expect(readiness({ topics: 12, studyTopics: 12, lessons: 1 })).toBe('12 topics and 1 lesson, all ready')
  expect(readiness({ topics: 12, studyTopics: 0 })).toBe('12 topics, no material yet')
})
