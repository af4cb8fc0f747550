import type { Kind } from '../kind.ts'

/** Items to put in order. Each item that is directly followed by the right next one counts. */
export const ordering: Kind<'ordering'> = {
  isGiven: () => true,
  mark({ items }, { order }) {
    const right = items.map(({ id }) => id)
    return { points: rightSteps(right, order), most: right.length - 1 }
  },
  right: ({ kind, items }) => ({ kind, order: items.map(({ id }) => id) }),
  ask: ({ kind, items }, { base, part, shuffle }) => ({ ...base, kind, items: disordered(items, shuffle).map(part) }),
  texts: ({ items }) => items.map(({ text }) => text),
  tidy: (question, { part }) => ({ ...question, items: question.items.map(part) }),
}

/** How many items are directly followed by the one that comes next. */
function rightSteps(right: readonly string[], order: readonly string[]): number {
  if (new Set(order).size !== right.length || order.length !== right.length) return 0
  return right.slice(1).filter((id, index) => order.indexOf(id) === order.indexOf(right[index] ?? '') + 1).length
}

/** In another order than the right one, so that handing it in untouched is no answer. */
function disordered<T>(items: readonly T[], shuffle: (items: readonly T[]) => T[]): T[] {
  const shuffled = shuffle(items)
  const [first, ...others] = shuffled
  return first !== undefined && shuffled.every((item, at) => item === items[at]) ? [...others, first] : shuffled
}
