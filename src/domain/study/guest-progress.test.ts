import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryAnswers, arbitraryNow, cardAnswer, items, uuid } from '#tests/support/answers.ts'
import { LATEST_ARRIVAL_MS } from './answer-time.ts'
import { guestProgress } from './guest-progress.ts'
import { applyAnswers } from './record-answers.ts'
import { emptySnapshot } from './snapshot.ts'

const rules = { items, timeZone: 'Europe/London', dailyGoal: 5 }

describe("a guest's figures", () => {
  test('They are those of an account that had the same answers', () => {
    const oldest = arbitraryNow.getTime() - LATEST_ARRIVAL_MS
    fc.assert(
      fc.property(arbitraryAnswers, (answers) => {
        const recent = answers.filter(({ answeredAt }) => {
          const at = Date.parse(answeredAt)
          return at >= oldest && at <= arbitraryNow.getTime()
        })
        expect(guestProgress(recent, rules)).toEqual(
          applyAnswers(emptySnapshot, recent, { ...rules, now: arbitraryNow }),
        )
      }),
    )
  })

  test('They do not shrink as answers grow old: days long ago stay days of their own', () => {
    const answers = [1, 2, 3].map((n) => cardAnswer({ id: uuid(n), answeredAt: `2020-03-0${n}T10:00:00.000Z` }))
    expect(guestProgress(answers, rules).progress).toMatchObject({ totalXp: 30, longestStreak: 3 })
  })
})
