import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { finishGamePlayEndpoint } from '#contract/games.ts'
import { unlockedBy } from '#domain/games/achievements.ts'
import type { GameId } from '#domain/games/game.ts'
import { awardsOfDay, gameAward } from '#domain/games/game-award.ts'
import type { Run } from '#domain/games/run.ts'
import { rankedSubjectOf } from '#domain/leaderboards/ranked-subject.ts'
import { may, type Person } from '#domain/permissions.ts'
import { summariseProgress } from '#domain/progress/summarise-progress.ts'
import { type Award, totalOf } from '#domain/progress/xp.ts'
import { isHumanPace } from '#domain/study/earning.ts'
import { awardXp } from '../awards/award-xp.ts'
import { holdPupil } from '../awards/hold-pupil.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database, Queries } from '../database/database.ts'
import { finishPlay, readGameAwards, readPlay, readStanding, type Standing } from './game-play-store.ts'
import { replayPlay } from './replay-play.ts'

/** A day anywhere on earth, and then some. */
const SINCE_MS = 3 * 24 * 60 * 60 * 1000
const MOST_AWARDS = 100

/**
 * Finishes a play: its moves are played again, and a whole game counts as study for its day and earns its XP where at least half of it was right.
 * Sent again, it answers the same and earns nothing more. One that was faster than a person is kept and earns nothing.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a student; not-found for a play that this pupil did not start;
 * impossible-play when the moves do not make a whole game.
 */
export async function finishGamePlay(options: {
  person: Person
  id: string
  moves: ParsedOf<typeof finishGamePlayEndpoint>['body']['moves']
  database: Database
  curriculum: CurriculumStore
  now: Date
}): Promise<AnswerOf<typeof finishGamePlayEndpoint>> {
  const { person, id, moves, database, curriculum, now } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'record plays', { studentId: person.id })) throw new AppError('not-allowed')
  const studentId = person.id
  const started = await readPlay(database, { studentId, id })
  if (!started) throw new AppError('not-found')
  const run = started.finishedAt ? null : replayPlay({ play: started, moves, curriculum, now })
  return database.transaction(async (transaction) => {
    await holdPupil(transaction, studentId)
    const before = await readStanding(transaction, studentId)
    const play = await readPlay(transaction, { studentId, id })
    if (!play) throw new AppError('not-found')
    const ends = play.finishedAt === null ? run : null
    const elapsedMs = now.getTime() - play.startedAt.getTime()
    const counts = ends && isHumanPace({ rounds: ends.rounds, elapsedMs }) ? ends : null
    const award = counts && (await awardFor(transaction, { studentId, game: play.game, run: counts, now }))
    const { granted, student } = await awardXp({
      database: transaction,
      studentId,
      award,
      subject: rankedSubjectOf(play.subject),
      work: counts && { answers: counts.rounds, correct: counts.correct },
      now,
    })
    const xp = ends ? totalOf(granted.awards.filter(({ cause }) => cause === 'game')) : play.xp
    if (ends) await finishPlay(transaction, { studentId, id, run: ends, xp, now })
    const after = ends ? await readStanding(transaction, studentId) : before
    return {
      xp,
      ...pointsOf({ game: play.game, points: ends?.points ?? play.points, run: ends, before, after }),
      progress: summariseProgress({ ...student, progress: granted.progress, days: student.snapshot.days, now }),
    }
  })
}

async function awardFor(
  transaction: Queries,
  { studentId, game, run, now }: { studentId: string; game: GameId; run: Run; now: Date },
): Promise<(day: string) => Award | null> {
  const since = new Date(now.getTime() - SINCE_MS)
  const awards = await readGameAwards(transaction, { studentId, since, most: MOST_AWARDS })
  return (day) => {
    const rewardedToday = awards.filter(({ source }) => source.startsWith(awardsOfDay(game, day))).length
    return gameAward({ game, run, day, rewardedToday })
  }
}

function pointsOf(options: { game: GameId; points: number; run: Run | null; before: Standing; after: Standing }) {
  const { game, points, run, before, after } = options
  const bestOf = ({ bests }: Standing) => bests.find((best) => best.game === game)?.points ?? 0
  const held = unlockedBy(before)
  return {
    points,
    best: bestOf(after),
    newBest: run !== null && points > bestOf(before),
    unlocked: unlockedBy(after).filter((id) => !held.includes(id)),
  }
}
