import type { LearnPoint, PointItem } from '#domain/learn/learn-point.ts'

/** A subject as a simulated pupil studies it. */
export interface Deck {
  points: readonly LearnPoint[]
  /** The cards, in the order in which they are taught. */
  cards: readonly PointItem[]
  facts: number
  /** Which fact something asks for. */
  factOf(itemId: string): number
  /** The facts of a point, which its passage tells. */
  factsOf(pointId: string): readonly number[]
}

/**
 * Each card of a point asks for a fact of its own; the point's questions ask for the same facts, by turns. The rules that are
 * measured do not know which asks for which.
 */
export function createDeck(points: readonly LearnPoint[]): Deck {
  const facts = new Map<string, number>()
  const ofPoint = new Map<string, number[]>()
  const cards: PointItem[] = []
  for (const point of points) {
    const own = point.items.filter(({ of }) => of === 'flashcard')
    const first = cards.length
    cards.push(...own)
    ofPoint.set(
      point.id,
      own.map((_, index) => first + index),
    )
    let questions = 0
    for (const item of point.items) {
      const place = item.of === 'flashcard' ? own.indexOf(item) : questions++ % Math.max(1, own.length)
      facts.set(item.id, first + place)
    }
  }
  return {
    points: points.filter(({ id }) => (ofPoint.get(id) ?? []).length > 0),
    cards,
    facts: cards.length,
    factOf(itemId) {
      const fact = facts.get(itemId)
      if (fact === undefined) throw new Error(`${itemId} is not in the deck.`)
      return fact
    },
    factsOf: (pointId) => ofPoint.get(pointId) ?? [],
  }
}
