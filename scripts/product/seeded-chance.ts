/** A number from 0 to 1, 1 excluded, as from `Math.random`. */
export type Chance = () => number

/** The same numbers for the same seed (mulberry32, by Tommy Ettinger, in the public domain). */
export function seededChance(seed: number): Chance {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

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
