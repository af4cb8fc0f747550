import type { PlannedStep } from './planned-step.ts'

/** Things that are asked before the first new point, as a warm-up, and between two of them. */
const BETWEEN = 2

/**
 * One order for what is reviewed and what is new. Reviews go round the topics; each new point is shown and recognised in one go,
 * and what recalls it comes after other things were asked, where there are any.
 */
export function interleave(reviews: readonly PlannedStep[], blocks: readonly PlannedStep[][]): PlannedStep[] {
  const review = aroundTopics(reviews)
  const fresh = [...blocks]
  const recalls: { step: PlannedStep; from: number }[] = []
  const order: PlannedStep[] = []
  let asked = 0
  let sinceBlock = 0
  const ask = (step: PlannedStep) => {
    order.push(step)
    if (step.kind === 'ask') asked++
    sinceBlock++
  }
  while (review.length + fresh.length + recalls.length > 0) {
    const [recall] = recalls
    if (recall && (recall.from <= asked || review.length + fresh.length === 0)) {
      recalls.shift()
      ask(recall.step)
    } else if (fresh.length > 0 && (sinceBlock >= BETWEEN || review.length === 0)) {
      const [passage, recognise, ...later] = fresh.shift() ?? []
      for (const step of [passage, recognise]) if (step) ask(step)
      recalls.push(...later.map((step) => ({ step, from: asked + BETWEEN })))
      sinceBlock = 0
    } else {
      const step = review.shift()
      if (step) ask(step)
    }
  }
  return order
}

/** Topics take turns, in the order in which they first appear; each keeps its own order. */
function aroundTopics(steps: readonly PlannedStep[]): PlannedStep[] {
  const queues = [...Map.groupBy(steps, ({ point }) => point.topicId).values()]
  const longest = Math.max(0, ...queues.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) => queues.flatMap((queue) => queue[turn] ?? [])).flat()
}
