import { randomInt } from 'node:crypto'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { startGamePlayEndpoint } from '#contract/games.ts'
import { may, type Person } from '#domain/permissions.ts'
import { GREATEST_SEED } from '#domain/seeded-random.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import { findGameShelf } from './find-game-shelf.ts'
import { forgetUnfinished, startPlay } from './game-play-store.ts'

/** A play that was finished on a device without a connection has this long to arrive. */
export const UNFINISHED_KEPT_MS = 7 * 24 * 60 * 60 * 1000

/**
 * Starts a play that is to earn XP: what is dealt is the server's choice. The same id starts the same play.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a student; not-found for a topic or game that can't be played.
 */
export async function startGamePlay(options: {
  person: Person
  play: ParsedOf<typeof startGamePlayEndpoint>['body']
  database: Database
  curriculum: CurriculumStore
  now: Date
}): Promise<AnswerOf<typeof startGamePlayEndpoint>> {
  const { person, play, database, curriculum, now } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'record plays', { studentId: person.id })) throw new AppError('not-allowed')
  const { id, game, level, pace } = play
  const shelf = findGameShelf(curriculum, { params: { level, subject: play.subject }, query: { topic: play.topic } })
  if (!shelf.playable.includes(game)) throw new AppError('not-found')
  const before = new Date(now.getTime() - UNFINISHED_KEPT_MS)
  await forgetUnfinished(database, { studentId: person.id, before })
  const { seed } = await startPlay(database, person.id, {
    id,
    game,
    level,
    subject: shelf.subject.slug,
    topicId: shelf.topic?.id ?? null,
    pace,
    seed: randomInt(GREATEST_SEED),
    startedAt: now,
  })
  return { seed }
}
