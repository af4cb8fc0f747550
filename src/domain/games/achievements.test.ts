import { describe, expect, test } from 'vitest'
import { achievements, QUICK_ROUNDS, unlockedBy } from './achievements.ts'
import { gameIds } from './game.ts'

const none = { games: [], mostQuick: 0, perfect: false }

describe('the achievement showcase', () => {
  test('contract §3: First Victory, Speed Demon, Brain Master and Perfect Score, each with name and icon', () => {
    expect(achievements.map(({ name }) => name)).toEqual([
      'First Victory',
      'Speed Demon',
      'Brain Master',
      'Perfect Score',
    ])
    expect(achievements.every(({ icon }) => icon.length > 0)).toBe(true)
  })

  test('nothing is unlocked before a game is finished', () => {
    expect(unlockedBy(none)).toEqual([])
  })

  test('each is unlocked by what it says', () => {
    expect(unlockedBy({ ...none, games: ['speed-quiz'] })).toEqual(['first-victory'])
    expect(unlockedBy({ ...none, games: ['speed-quiz'], mostQuick: QUICK_ROUNDS })).toContain('speed-demon')
    expect(unlockedBy({ ...none, games: ['speed-quiz'], mostQuick: QUICK_ROUNDS - 1 })).not.toContain('speed-demon')
    expect(unlockedBy({ ...none, games: ['speed-quiz'], perfect: true })).toContain('perfect-score')
    expect(unlockedBy({ ...none, games: gameIds })).toContain('brain-master')
    expect(unlockedBy({ ...none, games: gameIds.slice(1) })).not.toContain('brain-master')
  })
})
