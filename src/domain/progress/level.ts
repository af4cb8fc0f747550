/** XP from one level to the next (contract §9). */
export const LEVEL_STEP = 1000

/** Level is the integer part of XP/1000 plus one (contract §4). */
export function levelOf(xp: number): number {
  return Math.floor(xp / LEVEL_STEP) + 1
}

export interface LevelProgress {
  level: number
  /** XP since the level began: 0 to 999. */
  into: number
  /** XP that the whole level takes. */
  step: number
}

/** The figures of the level's bar: XP modulo 1000 out of 1000 (contract §4). */
export function levelProgress(xp: number): LevelProgress {
  return { level: levelOf(xp), into: xp % LEVEL_STEP, step: LEVEL_STEP }
}
