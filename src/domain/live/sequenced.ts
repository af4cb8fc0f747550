export interface Sequenced {
  sequence: number
}

/** What is known with what came: in order, each number once; what came last stands, whichever way it came. */
export function mergeSequenced<Entry extends Sequenced>(
  known: readonly Entry[],
  fresh: readonly Entry[],
): readonly Entry[] {
  if (fresh.length === 0) return known
  const lastKnown = known.at(-1)?.sequence ?? 0
  // The usual case: what comes follows what is known.
  if (fresh.every(({ sequence }, index) => sequence > (fresh[index - 1]?.sequence ?? lastKnown)))
    return [...known, ...fresh]
  const byNumber = new Map([...known, ...fresh].map((entry) => [entry.sequence, entry]))
  return [...byNumber.values()].toSorted((a, b) => a.sequence - b.sequence)
}
