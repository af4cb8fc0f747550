import type { Kind } from '../kind.ts'

export const trueFalse: Kind<'true-false'> = {
  isGiven: () => true,
  mark({ correct, misconception }, { value }) {
    const right = value === correct
    return { points: right ? 1 : 0, most: 1, misconceptions: !right && misconception ? [misconception] : [] }
  },
  right: ({ kind, correct }) => ({ kind, value: correct }),
  ask: ({ kind }, { base }) => ({ ...base, kind }),
  texts: () => [],
  tidy: ({ misconception, ...question }, tools) => ({ ...question, ...tools.misconception({ misconception }) }),
}
