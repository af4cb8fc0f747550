import { plainWords, termOf } from '../finding/plain-words.ts'

/** One thing that a question is about: the terms that may be ours for it, and how much it says. */
export interface AskedThing {
  worth: number
  terms: readonly { term: string; weight: number }[]
}

/** What a text is compared by. */
export const termsOf = (text: string): ReadonlySet<string> => new Set(plainWords(text).map(termOf))

/** How much of what was asked a text has: 0 to 1. */
export function shareIn(asked: readonly AskedThing[], terms: ReadonlySet<string>): number {
  const whole = asked.reduce((sum, { worth }) => sum + worth, 0)
  if (whole === 0) return 0
  const found = asked.reduce(
    (sum, { worth, terms: meant }) =>
      sum + worth * meant.reduce((most, { term, weight }) => (terms.has(term) ? Math.max(most, weight) : most), 0),
    0,
  )
  return found / whole
}
