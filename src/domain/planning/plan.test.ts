import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/progress/day.ts'
import { retrievability, scheduleReview } from '#domain/study/scheduling/schedule.ts'
import { isRestDay } from '../progress/weekday.ts'
import { EXAM_RECALL, FINAL_PASS_DAYS, finalPass } from './final-pass.ts'
import { type PlanFacts, type PlannedCard, planDays } from './plan.ts'

const today = '2026-05-11'
const noon = (day: string) => new Date(`${day}T12:00:00Z`)
const exam = (day: string, subject = 'biology') => ({
  id: '00000000-0000-4000-8000-000000000001',
  level: 'gcse' as const,
  subject,
  board: 'aqa' as const,
  paper: 'Paper 1',
  day,
})
/** A card that was known on `day` and again when it came back, so that it is remembered for weeks. */
function knownCard(itemId: string, day: string): PlannedCard {
  const once = scheduleReview(null, 'know', noon(day))
  const state = scheduleReview(once, 'know', once.due)
  return { itemId, state, subject: 'gcse/biology', dueDay: state.due.toISOString().slice(0, 10) }
}
const dueCard = (itemId: string, dueDay: string): PlannedCard => ({
  ...knownCard(itemId, '2026-04-01'),
  dueDay,
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

describe('the final pass before a paper', () => {
  const cards = Array.from({ length: 14 }, (_, index) => knownCard(`f${index}`, '2026-04-20'))
  const paper = addDays(cards[0]?.dueDay ?? today, -1)

  test('takes cards that FSRS leaves until after it and that would be below 95% on its day', () => {
    const [card] = cards
    if (!card) throw new Error('no card')
    expect(card.state.due > noon(paper)).toBe(true)
    expect(retrievability(card.state, noon(paper))).toBeLessThan(EXAM_RECALL)
    const pass = finalPass({ cards, exam: exam(paper), today: addDays(paper, -30), restDays: [] })
    expect(pass.size).toBe(14)
    const days = [...new Set(pass.values())]
    expect(days).toHaveLength(FINAL_PASS_DAYS)
    for (const day of days) expect(day < paper && day >= addDays(paper, -FINAL_PASS_DAYS)).toBe(true)
  })

  test('a card that is seen in it will be known on the day, and is not asked for again', () => {
    const [card] = cards
    if (!card) throw new Error('no card')
    const seen = scheduleReview(card.state, 'know', noon(addDays(paper, -3)))
    expect(retrievability(seen, noon(paper))).toBeGreaterThan(EXAM_RECALL)
    const pass = finalPass({
      cards: [{ ...card, state: seen }],
      exam: exam(paper),
      today: addDays(paper, -2),
      restDays: [],
    })
    expect(pass.size).toBe(0)
  })

  test('rest days are kept, unless nothing else is left', () => {
    const eve = addDays(paper, -1)
    const weekday = [1, 2, 3, 4, 5, 6, 7].filter((number) => isRestDay(eve, [number]))
    const pass = finalPass({ cards, exam: exam(paper), today: addDays(paper, -3), restDays: weekday })
    expect([...pass.values()]).not.toContain(eve)
    const late = finalPass({ cards, exam: exam(paper), today: eve, restDays: weekday })
    expect(new Set(late.values())).toEqual(new Set([eve]))
  })
})
