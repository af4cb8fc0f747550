import type { Deck } from '../deck.ts'
import type { StudyPlan } from '../study-plan.ts'

/** The whole deck from front to back, and again from the front, going on each day where the last one ended. */
export function cycling({ cards }: Pick<Deck, 'cards'>): StudyPlan {
  let place = 0
  return {
    begin: () => undefined,
    next() {
      const item = cards[place % cards.length]
      return item ? { kind: 'ask', item } : null
    },
    done: () => {
      place++
    },
  }
}
