import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Asking,
  daysUntilDueForExam,
  dueForExam,
  examGain,
  isBroughtBack,
  isDueForExam,
  leastWorth,
  worthPerSecond,
} from './exam-aim.ts'
import { type CardState, makeDue, scheduleReview } from './schedule.ts'

const DAY = 86_400_000
const now = new Date('2027-05-01T17:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * DAY)
const aim = { morning: new Date('2027-05-17T09:00:00Z') }
/** Known on each of these days before now, the first one first. */
const knownAgo = (...days: number[]) =>
  days.reduce<CardState | null>((state, day) => scheduleReview(state, 'know', inDays(-day)), null)

test('what is nearly forgotten gains more for the paper than what was known yesterday, and what was never asked most', () => {
  const [never, old, fresh] = [null, knownAgo(20), knownAgo(20, 1)].map((state) => examGain(state, now, aim).gain)
  expect([never, old, fresh]).toEqual([never, old, fresh].toSorted((one, other) => Number(other) - Number(one)))
  expect(fresh).toBeLessThan(0.05)
  expect(old).toBeGreaterThan(0.1)
})

test('a card is worth more a second than the same thing asked in writing, and less the surer it is', () => {
  const state = knownAgo(12)
  const worth = (asking: Asking) => worthPerSecond(state, asking, now, aim)
  expect(worth('flashcard')).toBeGreaterThan(worth('recognition'))
  expect(worth('recognition')).toBeGreaterThan(worth('recall'))
})

test('the nearer the paper, the less a review has to add', () => {
  const least = [60, 28, 14, 0].map((days) => leastWorth(inDays(-days), { morning: now }))
  expect(least).toEqual([0.009, 0.009, 0.006, 0.003])
})

test('a card whose point was answered wrongly is due whatever it adds; one that FSRS brings back is not marked so', () => {
  const fresh = knownAgo(30, 20, 1)
  if (!fresh) throw new Error('not asked')
  expect(isDueForExam(fresh, 'flashcard', now, aim)).toBe(false)
  expect(isDueForExam(makeDue(fresh, now), 'flashcard', now, aim)).toBe(true)
  expect(isBroughtBack(makeDue(null, now), now)).toBe(true)
  const missed = scheduleReview(fresh, 'dont-know', inDays(-1))
  expect(isBroughtBack(missed, now)).toBe(false)
  const due = { ...fresh, last_review: inDays(-fresh.scheduled_days), due: now }
  expect(isBroughtBack(due, now)).toBe(false)
})

test('the day on which a card is due for the paper is the first on which it is worth its time, and never after the paper', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ ago: fc.integer({ min: 1, max: 60 }), known: fc.boolean() }), {
        minLength: 1,
        maxLength: 6,
      }),
      fc.integer({ min: 1, max: 100 }),
      (reviews, left) => {
        const morning = inDays(left)
        const state = reviews
          .toSorted((one, other) => other.ago - one.ago)
          .reduce<CardState | null>(
            (before, { ago, known }) => scheduleReview(before, known ? 'know' : 'dont-know', inDays(-ago)),
            null,
          )
        if (!state) return
        const days = daysUntilDueForExam(state, 'flashcard', now, { morning })
        const due = (day: number) => isDueForExam(state, 'flashcard', inDays(day), { morning })
        if (days === null) expect(due(left)).toBe(false)
        else {
          expect(days).toBeLessThanOrEqual(left)
          expect(due(days)).toBe(true)
          if (days > 0) expect(due(days - 1)).toBe(false)
        }
      },
    ),
  )
})

test('what is due for the paper is due now or on a day before it; what is not comes back after it', () => {
  const old = knownAgo(20)
  const sure = knownAgo(40, 30, 15, 1)
  if (!old || !sure) throw new Error('not asked')
  expect(dueForExam(old, 'flashcard', now, aim)).toEqual(old.due)
  const eve = { morning: inDays(1) }
  expect(dueForExam(sure, 'flashcard', now, eve) >= eve.morning).toBe(true)
  const later = dueForExam(knownAgo(5, 1) ?? sure, 'flashcard', now, aim)
  expect(later > now && later < aim.morning).toBe(true)
})
