import type { BodyFault } from './body.ts'

/** Deeper than any note goes. */
const nested = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])){9}/
const rule = /^[ \t]*(?:[-*_][ \t]*)+$/

/** A note of the greatest length with every other word in bold has fewer. */
const MOST_EMPHASES = 2000

/** Markup that no note needs and that takes seconds to read: it would keep everybody else waiting. */
export function findCostlyMarkup(markdown: string): BodyFault[] {
  const lines = markdown.split('\n')
  const faults = lines.flatMap((line, at) =>
    nested.test(line) && !rule.test(line)
      ? [{ line: at + 1, message: 'Lists and quotations go at most 8 deep: take some of the signs out.' }]
      : [],
  )
  const emphases = markdown.match(/\*+|_+|~+/g)?.length ?? 0
  if (emphases > MOST_EMPHASES) faults.push({ line: 1, message: 'There are too many *, _ and ~ signs in this note.' })
  return faults
}
