import { expect, test } from 'vitest'
import type { Answer } from '../answer.ts'
import type { ItemFacts } from '../snapshot.ts'
import { remember } from './remember.ts'
import { scheduleReview } from './schedule.ts'

const given = { id: '6b5b9a51-0000-4000-8000-000000000001', topicId: 'cells', answeredAt: '2026-03-02T10:00:00Z' }
const question = (itemId: string): Answer => ({ kind: 'quiz', ...given, itemId, choice: 0, attempt: null })
const place = { topicId: 'cells', level: 'gcse', subject: 'biology', correctAnswer: 0 } as const
const picked: ItemFacts = { ...place, kind: 'quiz' }
const typed: ItemFacts = { ...picked, askedFor: 'recall' }

test('a card is recalled as it was graded, whoever made it', () => {
  const answer: Answer = { kind: 'flashcard', ...given, itemId: 'cells/f01', grade: 'know' }
  expect(remember(answer, { ...place, kind: 'flashcard' }, true)).toEqual({ itemId: 'cells/f01', recall: 'know' })
  expect(remember(answer, { kind: 'flashcard', topicId: 'x', own: true, correctAnswer: null }, true)).not.toBeNull()
})

test('what was typed counts as recalled, what was picked as recognised, what was wrong as forgotten', () => {
  expect(remember(question('cells/q01'), typed, true)).toEqual({ itemId: 'cells/q01', recall: 'know' })
  expect(remember(question('cells/q01'), picked, true)).toEqual({ itemId: 'cells/q01', recall: 'recognised' })
  expect(remember(question('cells/q01'), typed, false)?.recall).toBe('dont-know')
})

test('every draw of a template is the same thing to remember', () => {
  expect(remember(question('sums/t01.137'), picked, true)?.itemId).toBe('sums/t01')
})

test('questions that an admin added are not scheduled', () => {
  expect(
    remember(question('content:1:2'), { kind: 'quiz', topicId: 'x', own: true, correctAnswer: 0 }, true),
  ).toBeNull()
})

test('what was recognised comes back earlier than what was recalled, in days at first sight, and forgetting brings both back at once', () => {
  const at = new Date('2026-03-02T10:00:00Z')
  const recognised = scheduleReview(null, 'recognised', at)
  const recalled = scheduleReview(null, 'know', at)
  expect(recognised).toMatchObject({ state: 2, scheduled_days: 1 })
  expect(recognised.due < recalled.due).toBe(true)
  const later = scheduleReview(recognised, 'recognised', recognised.due)
  expect(later.due < scheduleReview(recognised, 'know', recognised.due).due).toBe(true)
  const forgotten = scheduleReview(recalled, 'dont-know', recalled.due)
  expect(forgotten.due.getTime() - recalled.due.getTime()).toBe(600_000)
  expect(scheduleReview(forgotten, 'recognised', forgotten.due)).toMatchObject({ state: 2, scheduled_days: 1 })
})
