import type { ParsedOf } from '#contract/endpoint.ts'
import type { GameShelf, readGameShelfEndpoint } from '#contract/games.ts'
import { borrowingGames, gatherSource } from '#domain/games/gather-source.ts'
import { playableGames } from '#domain/games/replay.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import { findStudyMaterial } from '../curriculum/find-study-material.ts'

/**
 * What the games of a topic, or of a whole subject, are dealt from.
 * @throws {AppError} not-found for an unknown level or topic.
 */
export function findGameShelf(
  curriculum: CurriculumStore,
  { params, query }: ParsedOf<typeof readGameShelfEndpoint>,
): GameShelf {
  const { level, subject, topic, material } = findStudyMaterial(curriculum, { params, query })
  if (!material) return { level, subject, topic, source: null, playable: [], borrowing: [] }
  const all = curriculum.topics(level.id, subject.slug).flatMap(({ id }) => curriculum.topic(id)?.material ?? [])
  const own = topic && material
  const source = gatherSource({ level: level.id, subject: subject.slug, own, all })
  return { level, subject, topic, source, playable: playableGames(source), borrowing: borrowingGames(own, source) }
}
