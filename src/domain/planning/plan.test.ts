import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/progress/day.ts'
import { isRestDay } from '../progress/weekday.ts'
import { type PlanFacts, type PlannedCard, planDays } from './plan.ts'

const today = '2026-05-11'
const exam = (day: string, subject = 'biology') => ({
  id: '00000000-0000-4000-8000-000000000001',
  level: 'gcse' as const,
  subject,
  board: 'aqa' as const,
  paper: 'Paper 1',
  day,
})
const dueCard = (itemId: string, dueDay: string): PlannedCard => ({
  itemId,
  subject: 'gcse/biology',
  dueDay,
  forPaper: false,
})
const facts = (rest: Partial<PlanFacts>): PlanFacts => ({
  today,
  dailyGoal: 20,
  restDays: [],
  exams: [],
  cards: [],
  topics: [],
  ...rest,
})

describe('the plan', () => {
  test('a missed week is absorbed: what is overdue comes a daily goal at a time', () => {
    const cards = Array.from({ length: 50 }, (_, index) => dueCard(`f${index}`, addDays(today, -(index % 8))))
    const days = planDays(facts({ cards }))
    expect(days.slice(0, 4).map(({ reviews }) => reviews)).toEqual([20, 20, 10, 0])
  })

  test('a mountain is spread over seven study days at most', () => {
    const cards = Array.from({ length: 350 }, (_, index) => dueCard(`f${index}`, addDays(today, -3)))
    const days = planDays(facts({ cards, restDays: [6, 7] }))
    expect(days.filter(({ reviews }) => reviews > 0).map(({ reviews }) => reviews)).toEqual(Array(7).fill(50))
  })

  test('what comes back on a rest day waits for the next study day', () => {
    const days = planDays(facts({ cards: [dueCard('f1', '2026-05-16')], restDays: [6, 7] }))
    expect(days.find(({ reviews }) => reviews > 0)?.day).toBe('2026-05-18')
  })

  test('cards that come for a paper alone are told apart, overdue or to come', () => {
    const cards = ['2026-05-10', '2026-05-14'].map((day) => ({ ...dueCard(day, day), forPaper: true }))
    const days = planDays(facts({ cards: [...cards, dueCard('f', '2026-05-14')] }))
    const told = days.map(({ reviews, finalPass }) => [reviews, finalPass])
    expect([told[0], told[3]]).toEqual([
      [0, 1],
      [1, 1],
    ])
  })

  test('topics not begun are spread over the days before a subject’s first paper, its last week left free', () => {
    const topics = ['a', 'b', 'c'].map((topicId) => ({ topicId, subject: 'gcse/biology' }))
    const days = planDays(facts({ topics, exams: [exam('2026-05-27'), exam('2026-06-08')] }))
    const planned = days.filter(({ newTopics }) => newTopics.length > 0)
    expect(planned.flatMap(({ newTopics }) => newTopics)).toEqual(['a', 'b', 'c'])
    expect(planned.map(({ day }) => day)).toEqual(['2026-05-11', '2026-05-14', '2026-05-17'])
    expect(days.find(({ day }) => day === '2026-05-27')?.exams).toHaveLength(1)
  })

  test('topics of a subject without a paper are nobody’s hurry', () => {
    const topics = [{ topicId: 'a', subject: 'gcse/physics' }]
    const days = planDays(facts({ topics, exams: [exam('2026-05-27')] }))
    expect(days.flatMap(({ newTopics }) => newTopics)).toEqual([])
  })

  test('every card and topic is planned once, and nothing on a rest day', () => {
    const arbitraryDay = fc.integer({ min: -30, max: 60 }).map((count) => addDays(today, count))
    fc.assert(
      fc.property(
        fc.array(arbitraryDay, { maxLength: 60 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 12 }),
        (dueDays, restDays, examIn, topicCount) => {
          const cards = dueDays.map((day, index) => dueCard(`f${index}`, day))
          const topics = Array.from({ length: topicCount }, (_, index) => ({
            topicId: `t${index}`,
            subject: 'gcse/biology',
          }))
          const days = planDays(facts({ cards, topics, restDays, exams: [exam(addDays(today, examIn))] }))
          expect(days.reduce((sum, { reviews }) => sum + reviews, 0)).toBe(cards.length)
          for (const { day, rest, reviews, newTopics } of days) {
            expect(rest).toBe(isRestDay(day, restDays))
            if (rest) expect({ reviews, newTopics }).toEqual({ reviews: 0, newTopics: [] })
          }
          const planned = days.flatMap(({ newTopics }) => newTopics)
          const hasRoom = days.some(({ day, rest }) => !rest && day < addDays(today, examIn))
          expect(planned).toHaveLength(hasRoom ? topicCount : 0)
        },
      ),
    )
  })
})
