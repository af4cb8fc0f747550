import { type CardState, retrievability } from '#domain/study/scheduling/schedule.ts'
import type { LearnPoint } from './learn-point.ts'

/** A pupil's memory of an item, null where it was never asked. */
export type StateOf = (itemId: string) => CardState | null

export const isMet = (state: CardState | null): state is CardState => state !== null && state.last_review !== null

/** The chance, 0 to 1, that a point is recalled now: the mean of those of its items that were asked; null where none was. */
export function pointMemory({ items }: Pick<LearnPoint, 'items'>, stateOf: StateOf, now: Date): number | null {
  const met = items.map(({ id }) => stateOf(id)).filter(isMet)
  if (met.length === 0) return null
  return met.reduce((sum, state) => sum + retrievability(state, now), 0) / met.length
}
