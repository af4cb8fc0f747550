import { AppError } from '#contract/errors.ts'
import type { GameFigures } from '#contract/games.ts'
import { unlockedBy } from '#domain/games/achievements.ts'
import { type GameId, gameIds } from '#domain/games/game.ts'
import { awardsOfDay, gameOfSource, PLAYS_REWARDED_PER_DAY } from '#domain/games/game-award.ts'
import { may, type Person } from '#domain/permissions.ts'
import { dayIn } from '#domain/progress/day.ts'
import { summariseProgress } from '#domain/progress/summarise-progress.ts'
import { awardXp } from '../awards/award-xp.ts'
import type { Queries } from '../database/database.ts'
import { readGameAwards, readStanding } from './game-play-store.ts'

/** Entries of the recent rewards (contract §9). */
const RECENT_REWARDS = 3
const MOST_IN_A_DAY = gameIds.length * PLAYS_REWARDED_PER_DAY

/**
 * A pupil's own figures on the games screen.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a student.
 */
export async function readGameFigures(options: { person: Person; queries: Queries; now: Date }): Promise<GameFigures> {
  const { person, queries, now } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'record plays', { studentId: person.id })) throw new AppError('not-allowed')
  const studentId = person.id
  const { granted, student } = await awardXp({ database: queries, studentId, award: null, now })
  const awards = await readGameAwards(queries, { studentId, since: new Date(0), most: MOST_IN_A_DAY })
  const standing = await readStanding(queries, studentId)
  const today = dayIn(student.timeZone, now)
  const earnedToday = (game: GameId) =>
    awards.filter(({ source }) => source.startsWith(awardsOfDay(game, today))).length
  return {
    progress: summariseProgress({ ...student, progress: granted.progress, days: student.snapshot.days, now }),
    recent: awards
      .flatMap(({ source, amount, earnedAt }) => {
        const game = gameIds.find((id) => id === gameOfSource(source))
        return game ? [{ game, amount, earnedAt: earnedAt.toISOString() }] : []
      })
      .slice(0, RECENT_REWARDS),
    achievements: unlockedBy(standing),
    bests: standing.bests,
    spentToday: gameIds.filter((game) => earnedToday(game) >= PLAYS_REWARDED_PER_DAY),
  }
}
