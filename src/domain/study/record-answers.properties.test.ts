import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { totalOf } from '#domain/progress/xp.ts'
import { arbitraryAnswers, arbitraryNow, items } from '#tests/support/answers.ts'
import type { Answer } from './answer.ts'
import { timeAnswers } from './answer-time.ts'
import { correctIn } from './attempt.ts'
import { applyAnswers } from './record-answers.ts'
import { emptySnapshot, type Snapshot } from './snapshot.ts'

const zones = fc.constantFrom('Europe/London', 'Pacific/Auckland', 'America/Los_Angeles')
const goals = fc.integer({ min: 1, max: 12 })

function apply(snapshot: Snapshot, answers: Answer[], timeZone = 'Europe/London', dailyGoal = 5) {
  return applyAnswers(snapshot, answers, { items, timeZone, dailyGoal, now: arbitraryNow })
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Nothing done yet, or so much that a little more earns badges. */
const befores = fc.constantFrom<Snapshot>(emptySnapshot, {
  ...emptySnapshot,
  progress: {
    totalXp: 4950,
    dailyStreak: 29,
    longestStreak: 29,
    lastActiveDay: '2026-03-29',
    flashcardsCompleted: 998,
    quizzesCompleted: 49,
    perfectScores: 99,
    nightDays: 6,
    lastNightDay: '2026-03-29',
  },
})

/** All answers, some of them again, in any order. */
const withDuplicates = arbitraryAnswers.chain((answers) =>
  fc
    .subarray(answers)
    .chain((again) => {
      const all = [...answers, ...again]
      return fc.shuffledSubarray(all, { minLength: all.length })
    })
    .map((shuffled) => ({ answers, shuffled })),
)

describe('whatever answers come', () => {
  test('XP gained is the sum of the awards, of the answers’ awards and of the days’ XP', () => {
    fc.assert(
      fc.property(arbitraryAnswers, zones, goals, (answers, zone, goal) => {
        const outcome = apply(emptySnapshot, answers, zone, goal)
        const gained = outcome.progress.totalXp
        expect(totalOf(outcome.awards)).toBe(gained)
        expect(totalOf(outcome.recorded.flatMap((answer) => answer.awards))).toBe(gained)
        expect([...outcome.days.values()].reduce((sum, day) => sum + day.xp, 0)).toBe(gained)
      }),
    )
  })

  test('The same answers twice add nothing the second time', () => {
    fc.assert(
      fc.property(arbitraryAnswers, (answers) => {
        const first = apply(emptySnapshot, answers)
        const second = apply(first.snapshot, answers)
        expect(second.recorded).toEqual([])
        expect(second.awards).toEqual([])
        expect(second.badges).toEqual([])
        expect(second.snapshot).toEqual(first.snapshot)
      }),
    )
  })

  test('One by one, in the order in which they were given, is the same as all at once', () => {
    fc.assert(
      fc.property(befores, arbitraryAnswers, zones, goals, (before, answers, zone, goal) => {
        const atOnce = apply(before, answers, zone, goal)
        const oneByOne = timeAnswers(answers, arbitraryNow).reduce(
          (snapshot, { answer }) => apply(snapshot, [answer], zone, goal).snapshot,
          before,
        )
        expect(oneByOne).toEqual(atOnce.snapshot)
      }),
    )
  })

  test('Within a batch neither order nor duplicates matter', () => {
    fc.assert(
      fc.property(withDuplicates, ({ answers, shuffled }) => {
        const plain = apply(emptySnapshot, answers)
        const mixed = apply(emptySnapshot, shuffled)
        expect(mixed.snapshot).toEqual(plain.snapshot)
        expect(mixed.recorded).toEqual(plain.recorded)
        expect(mixed.awards).toEqual(plain.awards)
      }),
    )
  })

  test('Counters never fall, in whatever order batches arrive', () => {
    fc.assert(
      fc.property(befores, fc.array(arbitraryAnswers, { maxLength: 4 }), (before, batches) => {
        let snapshot = before
        for (const batch of batches) {
          const { progress, badges, snapshot: next } = apply(snapshot, batch)
          const { progress: last } = snapshot
          expect(progress.totalXp).toBeGreaterThanOrEqual(last.totalXp)
          expect(progress.flashcardsCompleted).toBeGreaterThanOrEqual(last.flashcardsCompleted)
          expect(progress.quizzesCompleted).toBeGreaterThanOrEqual(last.quizzesCompleted)
          expect(progress.perfectScores).toBeGreaterThanOrEqual(last.perfectScores)
          expect(progress.longestStreak).toBeGreaterThanOrEqual(last.longestStreak)
          expect(progress.nightDays).toBeGreaterThanOrEqual(last.nightDays)
          expect((progress.lastActiveDay ?? '') >= (last.lastActiveDay ?? '')).toBe(true)
          expect(next.heldBadges.size).toBe(snapshot.heldBadges.size + badges.length)
          snapshot = next
        }
      }),
    )
  })

  test('No award is made twice, and the completed counts are the awards of their kind', () => {
    fc.assert(
      fc.property(arbitraryAnswers, goals, (answers, goal) => {
        const { awards, progress } = apply(emptySnapshot, answers, 'Europe/London', goal)
        expect(new Set(awards.map(({ cause, source }) => `${cause}|${source}`)).size).toBe(awards.length)
        const made = (cause: string) => awards.filter((award) => award.cause === cause).length
        expect(progress.flashcardsCompleted).toBe(made('flashcard'))
        expect(progress.quizzesCompleted).toBe(made('quiz'))
        expect(progress.perfectScores).toBe(made('perfect-score'))
      }),
    )
  })

  test('Every answer is recorded, a duplicate or refused, and each recorded one is counted in its day and topic', () => {
    fc.assert(
      fc.property(arbitraryAnswers, (answers) => {
        const { recorded, duplicates, refused, days, mastery, attempts } = apply(emptySnapshot, answers)
        expect(recorded.length + duplicates.length + refused.length).toBe(answers.length)
        expect(sum([...days.values()].map((day) => day.flashcards + day.questions))).toBe(recorded.length)
        expect(sum([...mastery.values()].map((topic) => topic.answered))).toBe(recorded.length)
        expect(sum([...mastery.values()].map((topic) => topic.correct))).toBe(
          recorded.filter((answer) => answer.correct).length,
        )
        for (const attempt of attempts.values()) {
          expect(attempt.finishedAt !== null).toBe(attempt.answers.size === attempt.total)
          expect(correctIn(attempt)).toBeLessThanOrEqual(attempt.answers.size)
        }
      }),
    )
  })

  test('The snapshot given is left as it was', () => {
    fc.assert(
      fc.property(arbitraryAnswers, arbitraryAnswers, (answers, more) => {
        const { snapshot } = apply(emptySnapshot, answers)
        const copy = structuredClone(snapshot)
        apply(snapshot, more)
        expect(snapshot).toEqual(copy)
      }),
    )
  })
})
