import { createHash } from 'node:crypto'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** A whole number from 0 up to, but not including, `below`. */
export type RandomBelow = (below: number) => number

/** The same numbers for the same seed, on every machine. */
export function seededRandom(seed: string): RandomBelow {
  const generator = xoroshiro128plus(createHash('sha256').update(seed).digest().readInt32LE())
  return (below) => uniformInt(generator, 0, below - 1)
}
