import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ItemFacts } from '#domain/study/snapshot.ts'
import { arbitraryAnswers, arbitraryNow, cardAnswer, items, uuid } from '#tests/support/answers.ts'
import type { Answer } from './answer.ts'
import {
  EARNING_ANSWERS_PER_DAY,
  EARNING_ANSWERS_PER_HOUR,
  earnsFrom,
  isHumanPace,
  LATE_AFTER_MS,
  LATE_EARNING_ANSWERS_PER_DAY,
  LEAST_MS_PER_ROUND,
} from './earning.ts'
import { guestProgress } from './guest-progress.ts'
import { applyAnswers } from './record-answers.ts'
import { emptySnapshot, type Snapshot } from './snapshot.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const now = new Date('2026-03-10T22:00:00Z')
/** As many different cards as anybody can answer. */
const cards = new Map<string, ItemFacts>(
  Array.from({ length: 3000 }, (_, n) => [
    `cells/c${n}`,
    { kind: 'flashcard', topicId: 'cells', level: 'gcse', subject: 'biology', correctAnswer: null },
  ]),
)
const rules = { items: cards, timeZone: 'Europe/London', dailyGoal: 20, now }
/** A different card each `everyMs` from `from` on. */
const cardsGiven = (options: { from: Date; count: number; everyMs: number; first?: number }): Answer[] =>
  Array.from({ length: options.count }, (_, n) => {
    const card = (options.first ?? 0) + n
    const at = new Date(options.from.getTime() + n * options.everyMs)
    return cardAnswer({ id: uuid(1000 + card), itemId: `cells/c${card}`, answeredAt: at.toISOString() })
  })
const xpOfCards = (count: number) => count * 10 + (count >= rules.dailyGoal ? 25 : 0)

describe('answers from before the account or its device', () => {
  const since = earnsFrom({ accountMadeAt: new Date('2026-03-10T12:00:00Z'), deviceSeenOn: null })

  test('count for learning, and earn no XP, no streak, no evening and no badge', () => {
    const backdated = Array.from({ length: 30 }, (_, day) =>
      cardsGiven({ from: new Date(now.getTime() - (30 - day) * DAY), count: 60, everyMs: 1000, first: day * 60 }),
    ).flat()
    const outcome = applyAnswers(emptySnapshot, backdated, { ...rules, since })
    expect(outcome.recorded).toHaveLength(1800)
    expect(outcome.mastery.get('cells')?.answered).toBe(1800)
    expect(outcome.cardStates.size).toBe(1800)
    expect(outcome.awards).toEqual([])
    expect(outcome.badges).toEqual([])
    expect(outcome.progress).toEqual(emptySnapshot.progress)
  })

  test('A guest’s answers earn since the day on which the server first saw the device', () => {
    const answers = [9, 8, 7].flatMap((day, n) =>
      cardsGiven({ from: new Date(`2026-03-0${day}T10:00:00Z`), count: 2, everyMs: 5000, first: n * 2 }),
    )
    const earned = (deviceSeenOn: string | null) => {
      const from = earnsFrom({ accountMadeAt: new Date('2026-03-10T12:00:00Z'), deviceSeenOn })
      return applyAnswers(emptySnapshot, answers, { ...rules, since: from }).progress
    }
    expect(earned(null)).toMatchObject({ totalXp: 0, longestStreak: 0 })
    expect(earned('2026-03-08')).toMatchObject({ totalXp: 40, longestStreak: 2 })
    expect(earned('2026-01-01')).toMatchObject({ totalXp: 60, longestStreak: 3 })
    // A browser that was first seen after the account was made takes nothing away.
    expect(earnsFrom({ accountMadeAt: now, deviceSeenOn: '2026-04-01' })).toEqual(
      earnsFrom({ accountMadeAt: now, deviceSeenOn: null }),
    )
  })

  test('Whatever comes, nothing is earned for a moment from before', () => {
    const instants = fc.integer({ min: 0, max: 40 }).map((days) => new Date(arbitraryNow.getTime() - days * DAY))
    fc.assert(
      fc.property(arbitraryAnswers, instants, (answers, from) => {
        const options = { items, timeZone: 'Europe/London', dailyGoal: 5, now: arbitraryNow }
        const outcome = applyAnswers(emptySnapshot, answers, { ...options, since: from })
        for (const award of outcome.awards) expect(award.earnedAt >= from).toBe(true)
        const free = applyAnswers(emptySnapshot, answers, options)
        expect(outcome.recorded.map(({ answerId }) => answerId)).toEqual(free.recorded.map(({ answerId }) => answerId))
        expect(outcome.mastery).toEqual(free.mastery)
        expect(outcome.cardStates).toEqual(free.cardStates)
      }),
    )
  })
})

describe('answers faster than a person can give them for hours', () => {
  const morning = new Date('2026-03-10T09:00:00Z')

  test('A short burst earns as fast as it is given', () => {
    const burst = cardsGiven({ from: morning, count: 150, everyMs: 900 })
    expect(applyAnswers(emptySnapshot, burst, rules).progress.totalXp).toBe(xpOfCards(150))
  })

  test('A long day of steady work earns for every answer', () => {
    const steady = cardsGiven({ from: morning, count: 500, everyMs: 60_000 })
    expect(applyAnswers(emptySnapshot, steady, rules).progress.totalXp).toBe(xpOfCards(500))
  })

  test('An hour earns for so many answers, and the next hour again, up to what a day earns', () => {
    const hours = [0, 1, 2].flatMap((hour) =>
      cardsGiven({ from: new Date(morning.getTime() + hour * HOUR), count: 400, everyMs: 100, first: hour * 400 }),
    )
    expect(applyAnswers(emptySnapshot, hours.slice(0, 400), rules).progress.flashcardsCompleted).toBe(
      EARNING_ANSWERS_PER_HOUR,
    )
    const { progress, mastery } = applyAnswers(emptySnapshot, hours, rules)
    expect(progress.flashcardsCompleted).toBeLessThanOrEqual(EARNING_ANSWERS_PER_DAY)
    expect(mastery.get('cells')?.answered).toBe(1200)
  })

  test('Answers given offline for days earn when they arrive, up to what a day of late answers earns', () => {
    const days = [6, 5, 4, 3, 2].flatMap((ago, n) =>
      cardsGiven({
        from: new Date(morning.getTime() - ago * DAY),
        count: n === 0 ? 250 : 60,
        everyMs: 9000,
        first: n * 300,
      }),
    )
    const { progress } = applyAnswers(emptySnapshot, days, rules)
    expect(progress.flashcardsCompleted).toBe(LATE_EARNING_ANSWERS_PER_DAY + 4 * 60)
    expect(progress.longestStreak).toBe(5)
  })

  test('However answers are spread over batches, retries and order, the limits hold for each day', () => {
    const arbitraryBatches = fc.array(
      fc.record({
        minutesAgo: fc.integer({ min: 0, max: 5 * 24 * 60 }),
        count: fc.integer({ min: 1, max: 200 }),
        everyMs: fc.constantFrom(0, 100, 4000),
      }),
      { minLength: 1, maxLength: 12 },
    )
    fc.assert(
      fc.property(arbitraryBatches, (batches) => {
        let snapshot: Snapshot = emptySnapshot
        let first = 0
        const earned = new Map<string, number>()
        for (const { minutesAgo, count, everyMs } of batches) {
          const from = new Date(now.getTime() - minutesAgo * 60_000)
          const answers = cardsGiven({ from, count, everyMs, first })
          first += count
          for (const sent of [answers, answers]) {
            const outcome = applyAnswers(snapshot, sent, rules)
            snapshot = outcome.snapshot
            for (const { cause, day } of outcome.awards)
              if (cause === 'flashcard') earned.set(day, (earned.get(day) ?? 0) + 1)
          }
        }
        for (const [day, count] of earned) {
          expect(count).toBeLessThanOrEqual(EARNING_ANSWERS_PER_DAY)
          const end = Date.parse(`${day}T23:59:59Z`)
          if (now.getTime() - end > LATE_AFTER_MS) expect(count).toBeLessThanOrEqual(LATE_EARNING_ANSWERS_PER_DAY)
        }
      }),
      { numRuns: 40 },
    )
  })

  test('What a guest is shown is never more than joining an account gives', () => {
    const evening = cardsGiven({ from: morning, count: 180, everyMs: 8000 })
    const shown = guestProgress(evening, rules).progress.totalXp
    const { now: _, ...others } = rules
    for (const wait of [HOUR, 5 * DAY, 20 * DAY]) {
      const joined = applyAnswers(emptySnapshot, evening, {
        ...others,
        now: new Date(morning.getTime() + 2 * HOUR + wait),
      })
      expect(joined.progress.totalXp).toBeGreaterThanOrEqual(shown)
    }
  })
})

test('A quiz or game that took no time was not played by a person', () => {
  expect(isHumanPace({ rounds: 10, elapsedMs: 10 * LEAST_MS_PER_ROUND - 1 })).toBe(false)
  expect(isHumanPace({ rounds: 10, elapsedMs: 10 * LEAST_MS_PER_ROUND })).toBe(true)
})
