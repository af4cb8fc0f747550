import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { startRun } from '#domain/games/run.ts'
import { achievementsOf, deviceGamesIn, noDeviceGames, withPlay } from './device-games.ts'

const run = { ...startRun(10, 'race'), points: 900, correct: 9, missed: [3], quick: 2 }

describe("a guest's games on the device", () => {
  test('contract §4 and §9: the game that was finished last heads the recent rewards, which keep 3 entries', () => {
    const played = (['memory-match', 'speed-quiz', 'math-ninja', 'word-builder'] as const).reduce(
      (games, game) => withPlay(games, game, run),
      noDeviceGames,
    )
    expect(played.recent).toEqual([
      { game: 'word-builder', amount: 60 },
      { game: 'math-ninja', amount: 100 },
      { game: 'speed-quiz', amount: 75 },
    ])
    expect(played.xp).toBe(285)
  })

  test('fewer than half of the rounds right earn no XP, and still count for the personal best', () => {
    const poor = withPlay(noDeviceGames, 'speed-quiz', { ...run, correct: 2 })
    expect(poor).toMatchObject({ xp: 0, recent: [], bests: { 'speed-quiz': 900 } })
    expect(withPlay(noDeviceGames, 'speed-quiz', { ...run, correct: 5 }).xp).toBe(75)
  })

  test('the personal best stays, and achievements follow from what was played', () => {
    const once = withPlay(noDeviceGames, 'speed-quiz', run)
    const twice = withPlay(once, 'speed-quiz', { ...run, points: 300 })
    expect(twice.bests).toEqual({ 'speed-quiz': 900 })
    expect(achievementsOf(twice)).toEqual(['first-victory'])
    expect(achievementsOf(withPlay(twice, 'speed-quiz', { ...run, missed: [], quick: 9 }))).toEqual([
      'first-victory',
      'speed-demon',
      'perfect-score',
    ])
  })

  test('what was stored comes back; what makes no sense does not stop the games', () => {
    const games = withPlay(noDeviceGames, 'speed-quiz', run)
    expect(deviceGamesIn(JSON.parse(JSON.stringify(games)))).toEqual(games)
    for (const damaged of [null, '', [], { recent: 7, bests: null, xp: 'lots' }])
      expect(deviceGamesIn(damaged)).toEqual(noDeviceGames)
    fc.assert(fc.property(fc.jsonValue(), (value) => deviceGamesIn(value).recent.length <= 3))
  })
})
