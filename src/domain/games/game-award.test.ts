import { expect, test } from 'vitest'
import { awardKey } from '../progress/xp.ts'
import { games } from './game.ts'
import { awardsOfDay, gameAward, gameOfSource, PLAYS_REWARDED_PER_DAY } from './game-award.ts'

const day = '2026-05-12'

test("spec §3: a finished play earns its game's XP, for a cause and source of its own", () => {
  for (const { id, xpReward } of games) {
    const award = gameAward({ game: id, day, rewardedToday: 0 })
    expect(award).toMatchObject({ cause: 'game', amount: xpReward })
    expect(gameOfSource(award?.source ?? '')).toBe(id)
    expect(award?.source.startsWith(awardsOfDay(id, day))).toBe(true)
  }
})

test("the day's plays of one game have keys of their own, and there are only so many", () => {
  const awards = [0, 1, 2].map((rewardedToday) => gameAward({ game: 'speed-quiz', day, rewardedToday }))
  const keys = awards.flatMap((award) => (award ? [awardKey(award)] : []))
  expect(new Set(keys).size).toBe(PLAYS_REWARDED_PER_DAY)
  expect(awards.at(-1)).toBeNull()
})
