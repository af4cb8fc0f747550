import { AppError } from '#contract/errors.ts'
import type { Move } from '#domain/games/move.ts'
import { replay } from '#domain/games/replay.ts'
import type { Run } from '#domain/games/run.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import { findGameShelf } from './find-game-shelf.ts'
import type { GamePlay } from './game-play-store.ts'

/** Two clocks may run a little apart. */
const CLOCKS_APART_MS = 5000

/**
 * Plays the moves again by the game's own rules.
 * @throws {AppError} impossible-play when they break a rule, do not reach the end, or say they took longer than there was time.
 */
export function replayPlay(options: {
  play: GamePlay
  moves: readonly Move[]
  curriculum: CurriculumStore
  now: Date
}): Run {
  const { play, moves, curriculum, now } = options
  const { level, subject, topicId, game, seed, pace, startedAt } = play
  const topic = topicId === null ? undefined : curriculum.topicOutline(topicId)?.slug
  const { source } = findGameShelf(curriculum, { params: { level, subject }, query: { topic } })
  const run = source && replay[game]({ source, seed, pace, moves })
  const elapsed = now.getTime() - startedAt.getTime()
  const inTime = (moves.at(-1)?.at ?? 0) <= elapsed + CLOCKS_APART_MS
  if (run?.phase !== 'finished' || !inTime) throw new AppError('impossible-play')
  return run
}
