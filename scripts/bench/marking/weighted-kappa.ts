/**
 * Quadratic weighted kappa: how far two markers agree beyond chance, from 1 (always) by 0 (as chance has it) down to -1; a difference of two
 * marks weighs four times as much as one of one (Cohen 1968). NaN where neither marker gives two different marks.
 */
export function weightedKappa(pairs: readonly (readonly [number, number])[]): number {
  const count = (side: 0 | 1) => {
    const counts = new Map<number, number>()
    for (const pair of pairs) counts.set(pair[side], (counts.get(pair[side]) ?? 0) + 1)
    return [...counts]
  }
  const seen = pairs.reduce((sum, [one, other]) => sum + (one - other) ** 2, 0) / pairs.length
  let byChance = 0
  for (const [one, ones] of count(0))
    for (const [other, others] of count(1)) byChance += ((one - other) ** 2 * ones * others) / pairs.length ** 2
  return 1 - seen / byChance
}
