import type { Deck } from '../deck.ts'
import type { StudyPlan } from '../study-plan.ts'

/** When a card comes back after an answer; `state` is what the scheduler keeps of it, null for a card never asked. */
export type Scheduler<State> = (state: State | null, right: boolean, now: Date) => { state: State; due: Date }

/** As Anki does: a card that would come back within so long is shown at once when nothing else is left. */
const AHEAD_MS = 20 * 60_000

/** Flashcards alone: what is due, the longest overdue first, then new cards in their order for as long as there is time. */
export function cardPlan<State>({ cards }: Pick<Deck, 'cards'>, schedule: Scheduler<State>): StudyPlan {
  const known = new Map<string, { state: State; due: Date }>()
  let fresh = 0
  const firstDue = (until: number) => {
    let found: (typeof cards)[number] | undefined
    let at = until
    for (const card of cards.slice(0, fresh)) {
      const due = known.get(card.id)?.due.getTime() ?? Number.POSITIVE_INFINITY
      if (due <= at && (!found || due < at)) [found, at] = [card, due]
    }
    return found
  }
  return {
    begin: () => undefined,
    next(now) {
      const item = firstDue(now.getTime()) ?? cards[fresh] ?? firstDue(now.getTime() + AHEAD_MS)
      return item ? { kind: 'ask', item } : null
    },
    done(activity, right, now) {
      if (activity.kind !== 'ask' || right === null) return
      const { id } = activity.item
      if (cards[fresh]?.id === id) fresh++
      known.set(id, schedule(known.get(id)?.state ?? null, right, now))
    },
  }
}
