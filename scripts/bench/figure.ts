export const sections = ['pages', 'rate', 'answers', 'ranks', 'marking', 'learning'] as const
export type Section = (typeof sections)[number]

export type Goal = { atMost: number } | { atLeast: number }

/** One result with the goal that it is held against. */
export interface Figure {
  section: Section
  name: string
  /** A ratio of ours to the reference, or without a reference what was measured. */
  value: number
  /** Of `value`; empty for a ratio. */
  unit: string
  goal: Goal
  met: boolean
  /** What the ratio is made of. */
  ours: number
  reference: number | null
  /** Of `ours` and `reference`. */
  measuredIn: string
}

/** Ours against a reference that was measured in the same run. */
export function ratio(options: {
  section: Section
  name: string
  ours: number
  reference: number
  measuredIn: string
  goal: Goal
}): Figure {
  const value = options.ours / options.reference
  return { ...options, value, unit: '', met: meets(value, options.goal) }
}

/** Something that is held against a fixed amount. */
export function amount(options: {
  section: Section
  name: string
  ours: number
  measuredIn: string
  goal: Goal
}): Figure {
  const { ours, measuredIn, goal } = options
  return { ...options, value: ours, unit: measuredIn, reference: null, met: meets(ours, goal) }
}

function meets(value: number, goal: Goal): boolean {
  // What could not be measured meets nothing.
  if (!Number.isFinite(value)) return false
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast
}
