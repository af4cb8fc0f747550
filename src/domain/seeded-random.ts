import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Seeds are whole numbers from 0 up to this one, which both databases and every browser keep exactly. */
export const GREATEST_SEED = 2_147_483_647

/** A whole number from 0 up to, but not, `limit`. */
export type RandomBelow = (limit: number) => number

/** Chance that comes out the same for the same seed, in the browser and on the server. */
export interface Random {
  below: RandomBelow
  /** From 0 up to, but not, 1. */
  fraction(): number
  /** All of them, in another order. */
  shuffle<T>(list: readonly T[]): T[]
  /** `count` different ones, or all where there are fewer, in any order. */
  draw<T>(list: readonly T[], count: number): T[]
}

export function seededRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed)
  const below = (limit: number) => uniformInt(generator, 0, limit - 1)
  function shuffle<T>(list: readonly T[]): T[] {
    const waiting = [...list]
    return list.flatMap(() => waiting.splice(below(waiting.length), 1))
  }
  return {
    below,
    fraction: () => uniformFloat64(generator),
    shuffle,
    draw: (list, count) => shuffle(list).slice(0, count),
  }
}
