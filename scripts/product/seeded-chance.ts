import { seededRandom } from '#domain/seeded-random.ts'

/** A number from 0 to 1, 1 excluded, as from `Math.random`. */
export type Chance = () => number

/** The same numbers for the same seed. */
export const seededChance = (seed: number): Chance => seededRandom(seed).fraction

/** A whole number of at least `least` and at most `most`. */
export function wholeNumber(chance: Chance, least: number, most: number): number {
  return least + Math.floor(chance() * (most - least + 1))
}

/** @throws {Error} when there is nothing to pick from. */
export function pick<T>(chance: Chance, from: readonly T[]): T {
  const picked = from[wholeNumber(chance, 0, from.length - 1)]
  if (picked === undefined) throw new Error('There is nothing to pick from.')
  return picked
}
