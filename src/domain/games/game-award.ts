import type { Award } from '../progress/xp.ts'
import { type GameId, gameOf } from './game.ts'
import { isHalfRight, type Run } from './run.ts'

/** Plays of one game that earn XP on one day; more are for the personal best. */
export const PLAYS_REWARDED_PER_DAY = 2

const SEPARATOR = '@'

/** The award of a finished play, or null when fewer than half of its rounds were right or the game has earned all it can that day. */
export function gameAward(options: {
  game: GameId
  run: Pick<Run, 'correct' | 'rounds'>
  day: string
  rewardedToday: number
}): Award | null {
  const { game, run, day, rewardedToday } = options
  if (!isHalfRight(run) || rewardedToday >= PLAYS_REWARDED_PER_DAY) return null
  // The day's count is in the key, so that two plays that end at once can't both be the last one.
  const source = `${game}${SEPARATOR}${day}#${rewardedToday + 1}`
  return { cause: 'game', source, amount: gameOf(game).xpReward }
}

/** What the sources of a game's awards of one day begin with. */
export const awardsOfDay = (game: GameId, day: string) => `${game}${SEPARATOR}${day}#`

/** The id of the game that an award's source names. */
export function gameOfSource(source: string): string {
  return source.split(SEPARATOR)[0] ?? ''
}
