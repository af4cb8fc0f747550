/** A word as a whole number of 32 bits (FNV-1a): of some hundred thousand words, hardly any two have the same. */
function numberOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** Words as a sorted list of numbers: four bytes each, and no text. */
export const packWordSet = (words: Iterable<string>): Uint32Array => Uint32Array.from(words, numberOf).sort()

export function hasWord(set: Uint32Array, word: string): boolean {
  const wanted = numberOf(word)
  let from = 0
  let to = set.length
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((set[middle] ?? 0) < wanted) from = middle + 1
    else to = middle
  }
  return set[from] === wanted
}
