import type { Edition } from './edition.ts'

/** Where somebody left a lesson: the number of the sentence, of how many there were. */
export interface LeftAt {
  edition: Edition
  sentence: number
  sentences: number
}

/**
 * The sentence from which a lesson of `sentences` goes on: where it was left; about there, when it was left in the other
 * edition or has been rewritten since; from the beginning when it had been watched to its end.
 */
export function resumeAt(left: LeftAt | null, { edition, sentences }: { edition: Edition; sentences: number }): number {
  if (!left || hasEnded(left)) return 0
  if (left.edition === edition && left.sentences === sentences) return left.sentence
  return Math.min(sentences - 1, Math.floor((left.sentence / left.sentences) * sentences))
}

export const hasEnded = ({ sentence, sentences }: LeftAt) => sentence >= sentences - 1
