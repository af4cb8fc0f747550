import type { TutorMode } from '#domain/tutor/tutor-mode.ts'
import { questionWords } from '../search-words.ts'

/** Share of an answer's words that its notes or question must have; a comparison from daily life brings words of its own. */
const LEAST_SHARE: Record<TutorMode, number> = { normal: 0.4, eli5: 0.25 }
/** Fewer words than this say nothing about what an answer speaks of. */
const ENOUGH_WORDS = 8

/** What was written last, in characters: it must not have drifted away either, though one sentence may bring more of its own. */
const LAST = 320
const LAST_SHARE = 0.6

/** Whether an answer speaks of what its notes speak of. Too short to tell counts as yes until the answer is whole. */
export function isGrounded(answer: string, notes: ReadonlySet<string>, mode: TutorMode, whole: boolean): boolean {
  const words = questionWords(answer)
  if (words.length < ENOUGH_WORDS) return !whole || share(words, notes) >= LEAST_SHARE[mode]
  const last = questionWords(answer.slice(-LAST))
  return share(words, notes) >= LEAST_SHARE[mode] && share(last, notes) >= LEAST_SHARE[mode] * LAST_SHARE
}

const share = (words: readonly string[], notes: ReadonlySet<string>) =>
  words.length === 0 ? 0 : words.filter((word) => notes.has(word)).length / words.length

export const wordsOf = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap(questionWords))
