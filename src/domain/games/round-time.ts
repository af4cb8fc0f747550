import type { GameSource } from './game-source.ts'
import { ROUNDS } from './run.ts'

/** An unhurried reader takes in some 17 characters a second. */
const MS_PER_CHARACTER = 60
const SLOWEST_THINKING_MS = 12_000
const QUICKEST_THINKING_MS = 6000
/** The youngest and the SEN track have half as much time again. */
const FACTOR = { 0: 1.5, 1: 1.2, 2: 1 } as const

/** The time for a round of a race, in milliseconds: to read `characters`, and to think, which gets shorter from round to round. */
export function roundTime(options: {
  round: number
  characters: number
  stage: GameSource['stage']
  /** Extra thinking, in milliseconds, where a round takes more than a choice. */
  more?: number
}): number {
  const { round, characters, stage, more = 0 } = options
  const share = Math.min(1, round / (ROUNDS - 1))
  const thinking = SLOWEST_THINKING_MS - share * (SLOWEST_THINKING_MS - QUICKEST_THINKING_MS)
  return Math.round((characters * MS_PER_CHARACTER + thinking + more) * FACTOR[stage])
}
