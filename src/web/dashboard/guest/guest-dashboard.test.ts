import { expect, test } from 'vitest'
import type { SubjectSummary } from '#contract/curriculum.ts'
import type { TopicOutline } from '#domain/curriculum/topic.ts'
import { cardAnswer, items, quizRunAnswers, uuid } from '#tests/support/answers.ts'
import { guestDashboard } from './guest-dashboard.ts'

const now = new Date('2026-03-03T12:00:00Z')
const subject: SubjectSummary = {
  level: 'gcse',
  slug: 'biology',
  title: 'Biology',
  order: 1,
  icon: 'dna',
  hue: 150,
  topics: 2,
  studyTopics: 2,
  flashcards: 6,
  questions: 12,
}
const level = {
  id: 'gcse',
  title: 'GCSE',
  description: 'Exam years',
  presentation: 'calm',
  subjects: [subject],
} as const
const cells: TopicOutline = {
  id: 'cells',
  level: 'gcse',
  subject: 'biology',
  slug: 'cells',
  title: 'Cells',
  lessonOf: null,
  order: 1,
  summary: 'All about cells',
  references: { ocr: '1.1' },
  points: [],
  counts: { flashcards: 3, quiz: 6, exam: 0 },
}
const material = {
  subjects: [{ level: { ...level, subjects: [subject] }, subject, topics: [cells] }],
  items: new Map(items),
}

test('a guest’s dashboard is what an account would count of the answers that the device keeps', () => {
  const answers = [
    cardAnswer({ id: uuid(1) }),
    ...quizRunAnswers({ from: 10, attempt: uuid(50), wrong: 1, answeredAt: '2026-03-03T10:00:00.000Z' }),
  ]
  const dashboard = guestDashboard({ answers, material, timeZone: 'Europe/London', now })
  expect(dashboard.progress).toMatchObject({ totalXp: 30, dailyStreak: 2, answersToday: 5, dailyGoal: 20 })
  expect(dashboard).toMatchObject({ longestStreak: 2, flashcardsCompleted: 1, quizzesCompleted: 1, perfectScores: 0 })
  expect(dashboard.subjects).toEqual([
    {
      id: 'gcse/biology',
      title: 'GCSE Biology',
      icon: 'dna',
      hue: 150,
      mastery: expect.closeTo(0.25),
      begun: 1,
      topicCount: 2,
      answered: 6,
      correct: 5,
    },
  ])
  expect(dashboard.weakest).toMatchObject([{ topicId: 'cells', board: 'ocr', subjectTitle: 'Biology', answered: 6 }])
  expect(dashboard.days.at(-1)).toEqual({ day: '2026-03-03', answers: 5, correct: 4, xp: 20, goalMet: false })
  expect(dashboard.days).toHaveLength(28)
})

test('an answer to an item that is in the curriculum no more counts for nothing', () => {
  const answers = [cardAnswer({ id: uuid(1), itemId: 'gone/f01', topicId: 'gone' })]
  const { progress, subjects, recent } = guestDashboard({ answers, material, timeZone: 'Europe/London', now })
  expect([progress.totalXp, subjects, recent]).toEqual([0, [], []])
})
