import type { LevelId } from '#domain/curriculum/level.ts'
import type { PlaysSoFar } from '#domain/games/achievements.ts'
import type { GameId } from '#domain/games/game.ts'
import type { Pace, Run } from '#domain/games/run.ts'
import type { XpCause } from '#domain/progress/xp.ts'
import type { Queries } from '../database/database.ts'

export interface GamePlay {
  id: string
  game: GameId
  level: LevelId
  subject: string
  topicId: string | null
  pace: Pace
  seed: number
  startedAt: Date
}

export interface FinishedPlay {
  finishedAt: Date | null
  points: number
  xp: number
}

const gameCause: XpCause = 'game'

/** Writes a start, unless this pupil has one with its id. Gives what is stored, the first start where there were two. */
export async function startPlay(queries: Queries, studentId: string, play: GamePlay): Promise<Pick<GamePlay, 'seed'>> {
  const { id, game, level, subject, topicId, pace, seed, startedAt } = play
  await queries.query(
    `insert into game_plays (student_id, id, game, level, subject, topic_id, pace, seed, started_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
    [studentId, id, game, level, subject, topicId, pace, seed, startedAt],
  )
  const [stored] = await queries.query<Pick<GamePlay, 'seed'>>(
    'select seed from game_plays where student_id = $1 and id = $2',
    [studentId, id],
  )
  return stored ?? { seed }
}

/** Deletes a pupil's plays that were started before `before` and never finished. */
export async function forgetUnfinished(
  queries: Queries,
  { studentId, before }: { studentId: string; before: Date },
): Promise<void> {
  await queries.query('delete from game_plays where student_id = $1 and finished_at is null and started_at < $2', [
    studentId,
    before,
  ])
}

export async function readPlay(
  queries: Queries,
  { studentId, id }: { studentId: string; id: string },
): Promise<(GamePlay & FinishedPlay) | null> {
  const [play] = await queries.query<GamePlay & FinishedPlay>(
    `select id, game, level, subject, topic_id as "topicId", pace, seed, started_at as "startedAt",
       finished_at as "finishedAt", points, xp
     from game_plays where student_id = $1 and id = $2`,
    [studentId, id],
  )
  return play ?? null
}

export async function finishPlay(
  transaction: Queries,
  options: { studentId: string; id: string; run: Run; xp: number; now: Date },
): Promise<void> {
  const { studentId, id, run, xp, now } = options
  const { points, correct, bestCombo, quick, missed } = run
  await transaction.query(
    `update game_plays set finished_at = $3, points = $4, correct = $5, best_combo = $6, quick = $7, perfect = $8, xp = $9
     where student_id = $1 and id = $2`,
    [studentId, id, now, points, correct, bestCombo, quick, missed.length === 0, xp],
  )
}

export interface Standing extends PlaysSoFar {
  bests: { game: GameId; points: number }[]
}

/** What a pupil's finished plays come to. */
export async function readStanding(queries: Queries, studentId: string): Promise<Standing> {
  const rows = await queries.query<{ game: GameId; points: number; quick: number; perfect: boolean }>(
    `select game, max(points) as points, max(quick) as quick, bool_or(perfect) as perfect
     from game_plays where student_id = $1 and finished_at is not null group by game order by game`,
    [studentId],
  )
  return {
    games: rows.map(({ game }) => game),
    mostQuick: Math.max(0, ...rows.map(({ quick }) => quick)),
    perfect: rows.some(({ perfect }) => perfect),
    bests: rows.map(({ game, points }) => ({ game, points })),
  }
}

/** A pupil's awards from games since a moment, the newest first. */
export async function readGameAwards(
  queries: Queries,
  { studentId, since, most }: { studentId: string; since: Date; most: number },
): Promise<{ source: string; amount: number; earnedAt: Date }[]> {
  return queries.query(
    `select source, amount, earned_at as "earnedAt" from xp_ledger
     where student_id = $1 and cause = $2 and earned_at >= $3 order by earned_at desc, source desc limit $4`,
    [studentId, gameCause, since, most],
  )
}
