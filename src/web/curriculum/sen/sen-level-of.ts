import type { LevelId } from '#domain/curriculum/level.ts'
import { levelOfSenSlug } from '#domain/curriculum/sen-slugs.ts'
import { notFound } from '../../api/found.ts'

/** Levels whose subjects the SEN track reaches through an exam board, and those that it does not. */
export const examLevels = ['gcse', 'alevel'] as const
export const youngLevels = ['ks1', 'ks2'] as const

/** The level that a SEN address names, of those that may stand there. Throws the not-found page for any other. */
export function senLevelOf<L extends LevelId>(slug: string, allowed: readonly L[]): L {
  const level = allowed.find((id) => id === levelOfSenSlug(slug))
  if (!level) throw notFound()
  return level
}
