/**
 * Revising what is due: a card that is known leaves the sitting, one that isn't comes back at its end, until none is left.
 * Cards are known by their place in what was due.
 */
export interface Sitting {
  total: number
  /** Cards that are left; the first is shown. */
  queue: readonly number[]
  flipped: boolean
  /** The answer just given, until the next card appears; meanwhile the card takes no events. */
  leaving: 'know' | 'dont-know' | null
  /** Cards that were not known when they were first met, in that order. */
  missed: readonly number[]
}

export type SittingEvent = 'flip' | 'know' | 'dont-know' | 'next'

export function startSitting(total: number): Sitting {
  return { total, queue: Array.from({ length: total }, (_, card) => card), flipped: false, leaving: null, missed: [] }
}

/** The cards that have left, being known. */
export function cardsDone({ total, queue }: Sitting): number {
  return total - queue.length
}

export function sittingReducer(sitting: Sitting, event: SittingEvent): Sitting {
  const [card, ...others] = sitting.queue
  if (card === undefined) return sitting
  if (event === 'next') {
    if (sitting.leaving === null) return sitting
    const queue = sitting.leaving === 'know' ? others : [...others, card]
    return { ...sitting, queue, flipped: false, leaving: null }
  }
  if (sitting.leaving !== null) return sitting
  if (event === 'flip') return { ...sitting, flipped: !sitting.flipped }
  if (!sitting.flipped) return sitting
  const missed = event === 'dont-know' && !sitting.missed.includes(card) ? [...sitting.missed, card] : sitting.missed
  return { ...sitting, leaving: event, missed }
}
