import type { LearnPoint, PointItem } from './learn-point.ts'

/** Why something is in a session: FSRS says that it is time, its point is weak or not asked about in full, or it was never met. */
export type Reason = 'due' | 'weak' | 'new'

export type PlannedStep = { point: LearnPoint; reason: Reason } & (
  | { kind: 'passage' }
  | { kind: 'ask'; item: PointItem }
)

/** What is chosen for a session: what was met before, and new points, each with the steps that begin it. */
export interface Choice {
  reviews: PlannedStep[]
  blocks: PlannedStep[][]
}

/** Seconds that a step is reckoned to take, reading what comes of it included. */
export const SECONDS = { passage: 45, flashcard: 12, recognition: 25, recall: 35 } as const

/** Things asked of one point in one session's review, so that other points get their turn. */
export const ASKED_OF_A_POINT = 2

export const costOf = (step: PlannedStep): number =>
  step.kind === 'passage' ? SECONDS.passage : SECONDS[step.item.of === 'flashcard' ? 'flashcard' : step.item.askedFor]

/** Seconds that all of it is reckoned to take. */
export const secondsOf = ({ reviews, blocks }: Choice): number =>
  [...reviews, ...blocks.flat()].reduce((sum, step) => sum + costOf(step), 0)
