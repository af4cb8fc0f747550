import type { CardState } from './schedule.ts'
import { makeDue } from './schedule.ts'

/** A wrong answer brings at least so many cards of its point, even where the pupil has met none of them. */
const LEAST_CARDS = 2

/**
 * The cards that come back after something about their point was answered wrongly, with their new states: every one that the pupil
 * has met, and so many new ones that there are two in all. Those that were due already stay as they are.
 */
export function bringBack(
  cardIds: readonly string[],
  stateOf: (cardId: string) => CardState | null,
  at: Date,
): Map<string, CardState> {
  const met = cardIds.filter((id) => stateOf(id) !== null)
  const unmet = cardIds.filter((id) => stateOf(id) === null).slice(0, Math.max(0, LEAST_CARDS - met.length))
  return new Map(
    [...met, ...unmet].flatMap((id) => {
      const before = stateOf(id)
      const after = makeDue(before, at)
      return after === before ? [] : [[id, after]]
    }),
  )
}
