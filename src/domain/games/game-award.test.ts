import { expect, test } from 'vitest'
import { awardKey } from '../progress/xp.ts'
import { games } from './game.ts'
import { awardsOfDay, gameAward, gameOfSource, PLAYS_REWARDED_PER_DAY } from './game-award.ts'

const day = '2026-05-12'
const run = { correct: 10, rounds: 10 }

test("contract §3: a finished play earns its game's XP, for a cause and source of its own", () => {
  for (const { id, xpReward } of games) {
    const award = gameAward({ game: id, run, day, rewardedToday: 0 })
    expect(award).toMatchObject({ cause: 'game', amount: xpReward })
    expect(gameOfSource(award?.source ?? '')).toBe(id)
    expect(award?.source.startsWith(awardsOfDay(id, day))).toBe(true)
  }
})

test("the day's plays of one game have keys of their own, and there are only so many", () => {
  const awards = [0, 1, 2].map((rewardedToday) => gameAward({ game: 'speed-quiz', run, day, rewardedToday }))
  const keys = awards.flatMap((award) => (award ? [awardKey(award)] : []))
  expect(new Set(keys).size).toBe(PLAYS_REWARDED_PER_DAY)
  expect(awards.at(-1)).toBeNull()
})

test('every game earns from half of its rounds right on, and nothing below', () => {
  for (const { id, xpReward } of games)
    for (const correct of [0, 2, 4, 5, 10])
      expect(gameAward({ game: id, run: { correct, rounds: 10 }, day, rewardedToday: 0 })?.amount).toBe(
        correct < 5 ? undefined : xpReward,
      )
})
