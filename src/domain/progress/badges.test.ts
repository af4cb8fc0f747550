import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BadgeId, badgeIds, badgeProgress, badges, newlyEarned } from './badges.ts'
import { noProgress } from './progress.ts'

const none: ReadonlySet<BadgeId> = new Set()

function badge(id: BadgeId) {
  const found = badges.find((each) => each.id === id)
  if (!found) throw new Error(id)
  return found
}

describe('badges', () => {
  test('contract §3: six badges, their requirements and rarities', () => {
    expect(badges.map(({ id, requirement, rarity, type }) => [id, requirement, type, rarity])).toEqual([
      ['flashcard_pro', 1000, 'flashcardsCompleted', 'Epic'],
      ['quiz_champion', 100, 'perfectScores', 'Legendary'],
      ['study_streak', 30, 'dailyStreak', 'Rare'],
      ['night_owl', 7, 'nightDays', 'Common'],
      ['xp_master', 5000, 'totalXp', 'Epic'],
      ['quiz_starter', 50, 'quizzesCompleted', 'Common'],
    ])
    expect(badges.map((each) => each.id)).toEqual(badgeIds)
  })

  test('contract §3: a badge counts as earned when it is held, even when its figure has fallen since', () => {
    const figures = { ...noProgress, dailyStreak: 2 }
    expect(badgeProgress(badge('study_streak'), figures, new Set(['study_streak']))).toMatchObject({
      earned: true,
      current: 2,
    })
    expect(badgeProgress(badge('study_streak'), { ...noProgress, dailyStreak: 40 }, none).earned).toBe(false)
  })

  test('contract §4: a locked badge shows current out of requirement, its bar capped at 100%', () => {
    expect(badgeProgress(badge('xp_master'), { ...noProgress, totalXp: 1250 }, none)).toMatchObject({
      current: 1250,
      share: 0.25,
    })
    expect(badgeProgress(badge('xp_master'), { ...noProgress, totalXp: 9000 }, none).share).toBe(1)
  })

  test('A badge is earned at its requirement, not before, and not again', () => {
    expect(newlyEarned({ ...noProgress, quizzesCompleted: 49 }, none)).toEqual([])
    expect(newlyEarned({ ...noProgress, quizzesCompleted: 50 }, none)).toEqual(['quiz_starter'])
    expect(newlyEarned({ ...noProgress, quizzesCompleted: 51 }, new Set(['quiz_starter']))).toEqual([])
  })

  test('Night owl takes seven evenings', () => {
    expect(newlyEarned({ ...noProgress, nightDays: 6 }, none)).toEqual([])
    expect(newlyEarned({ ...noProgress, nightDays: 7 }, none)).toEqual(['night_owl'])
  })

  test('Whatever the figures, badges held are never earned again, and after earning none is left', () => {
    const figure = fc.nat(12_000)
    const figures = fc.record({
      flashcardsCompleted: figure,
      perfectScores: figure,
      dailyStreak: figure,
      nightDays: figure,
      totalXp: figure,
      quizzesCompleted: figure,
    })
    fc.assert(
      fc.property(figures, fc.subarray<BadgeId>([...badgeIds]), (state, held) => {
        const earned = newlyEarned(state, new Set(held))
        expect(earned.filter((id) => held.includes(id))).toEqual([])
        expect(newlyEarned(state, new Set([...held, ...earned]))).toEqual([])
      }),
    )
  })
})
