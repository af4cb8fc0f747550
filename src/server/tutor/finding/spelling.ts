import { distance } from 'fastest-levenshtein'
import { hasWord } from './word-set.ts'

/** A word of ours that may have been meant, and how sure that is: 0 to 1. */
export interface Correction {
  word: string
  likeness: number
}

/** Corrects words that we don't have to those that we have. */
export interface Speller {
  knows(word: string): boolean
  /** Whether it is English, though we have it nowhere. */
  isOther(word: string): boolean
  /** The words that may have been meant, the likeliest first. */
  correct(word: string): Correction[]
}

/** Shorter words are like too many others. */
const SHORTEST = 4
const MOST_CORRECTIONS = 3
/** Below this likeness it is another word. */
const LEAST_LIKE = 0.66

/** How words sound, roughly: letters that are written for the same sound become one. */
const sounds: [RegExp, string][] = [
  [/^(?:kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^wh/, 'w'],
  [/^ps/, 's'],
  [/ph/g, 'f'],
  [/sch|ch(?=[rlo])|ck|qu?|c(?![eiyh])|x/g, 'k'],
  [/c(?=[eiy])|z/g, 's'],
  [/sh(?=us)|[tsc]i(?=o|a)|sh|ch|tch/g, 'S'],
  [/dge?|j|g(?=[eiy])/g, 'g'],
  [/gh(?=t|$)/g, ''],
  [/mb$/, 'm'],
  [/ou?r$|re$|er$|ar$/, 'R'],
  [/[ae]nt?s?ce?$|[ae]nt$/, 'nt'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/[aeiou]+/g, 'a'],
]
export const soundOf = (word: string): string =>
  sounds.reduce((text, [letters, sound]) => text.replace(letters, sound), word)

/** @param uses how often each word is used: of words that are as like, the commoner is meant. */
export function createSpeller(words: readonly string[], uses: ArrayLike<number>, otherWords: Uint32Array): Speller {
  const isOther = (word: string) => hasWord(otherWords, word)
  const known = new Set(words)
  const candidates = words.map((word, at) => ({
    word,
    sound: soundOf(word),
    commonness: Math.min(1, Math.log10(1 + (uses[at] ?? 0)) / 3),
  }))
  const byLength = Map.groupBy(candidates, ({ word }) => word.length)
  return {
    knows: (word) => known.has(word),
    isOther,
    correct(word) {
      if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return []
      const sound = soundOf(word)
      const found: Correction[] = []
      // A word that is English is what was meant, unless ours sounds the same.
      const other = isOther(word)
      for (let length = word.length - 2; length <= word.length + 3; length++)
        for (const candidate of byLength.get(length) ?? []) {
          if (other && candidate.sound !== sound) continue
          const likeness = likenessOf(word, sound, candidate)
          if (likeness >= LEAST_LIKE) found.push({ word: candidate.word, likeness })
        }
      return found.sort((a, b) => b.likeness - a.likeness).slice(0, MOST_CORRECTIONS)
    },
  }
}

function likenessOf(
  word: string,
  sound: string,
  candidate: { word: string; sound: string; commonness: number },
): number {
  const sameStart = word[0] === candidate.word[0]
  if (!sameStart && sound[0] !== candidate.sound[0] && word.length < 6) return 0
  const slips = distance(word, candidate.word) - (isTransposed(word, candidate.word) ? 1 : 0)
  const most = word.length > 9 ? 4 : word.length > 6 ? 3 : 2
  if (slips > most) return 0
  const spelt = 1 - slips / Math.max(word.length, candidate.word.length)
  const soundSlips = distance(sound, candidate.sound)
  const heard = 1 - soundSlips / Math.max(sound.length, candidate.sound.length, 1)
  return 0.55 * spelt + 0.3 * heard + 0.1 * candidate.commonness + (sameStart ? 0.05 : 0)
}

/** Whether two letters beside each other have changed places. */
function isTransposed(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  const differ = [...a].flatMap((letter, at) => (letter === b[at] ? [] : [at]))
  const [first = 0, second = 0] = differ
  return differ.length === 2 && second === first + 1 && a[first] === b[second] && a[second] === b[first]
}
