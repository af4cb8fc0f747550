import { expect, test } from 'vitest'
import { applyAnswers } from '#domain/study/record-answers.ts'
import { emptySnapshot } from '#domain/study/snapshot.ts'
import { items } from '#tests/support/answers.ts'
import { seededChance } from './seeded-chance.ts'
import { studyAnswers, studyTopics } from './study-answers.ts'

const now = new Date('2026-03-02T12:00:00Z')

function itemsOf(seed: number) {
  const answers = studyAnswers(studyTopics(items), { chance: seededChance(seed), now: () => now })
  return Array.from({ length: 30 }, () => answers.next().value?.itemId)
}

test('every answer counts, and quizzes get finished', () => {
  const answers = studyAnswers(studyTopics(items), { chance: seededChance(7), now: () => now })
  const given = Array.from({ length: 100 }, () => answers.next().value).filter((answer) => answer !== undefined)
  const outcome = applyAnswers(emptySnapshot, given, { now, timeZone: 'Europe/London', items, dailyGoal: 20 })
  expect(outcome.recorded).toHaveLength(100)
  expect([...outcome.attempts.values()].map(({ finishedAt }) => finishedAt)).toEqual(
    Array.from({ length: 10 }, () => now),
  )
  expect(outcome.recorded.some(({ correct }) => !correct)).toBe(true)
})

test('questions that no choice answers are left out', () => {
  expect(studyTopics(items).flatMap(({ questions }) => questions)).not.toContain('genes/q07')
})

test('one seed gives the same items each time, another seed others', () => {
  expect(itemsOf(1)).toEqual(itemsOf(1))
  expect(itemsOf(1)).not.toEqual(itemsOf(2))
})
