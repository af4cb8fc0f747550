import { isDue } from '#domain/study/scheduling/schedule.ts'
import { interleave } from './interleave.ts'
import type { LearnMinutes } from './learn-minutes.ts'
import type { LearnPoint, PointItem } from './learn-point.ts'
import { isMet, pointMemory, type StateOf } from './point-memory.ts'

/** Why something is in a session: FSRS says that it is time, its point is weak, or it was never met. */
export type Reason = 'due' | 'weak' | 'new'

export type PlannedStep = { point: LearnPoint; reason: Reason } & (
  | { kind: 'passage' }
  | { kind: 'ask'; item: PointItem }
)

/** Seconds that a step is reckoned to take, reading what comes of it included. */
export const SECONDS = { passage: 45, flashcard: 12, recognition: 25, recall: 35 } as const
/** The share of a session that is left for what is missed and asked again. */
const FOR_MISTAKES = 0.15
/** The share that what is due and weak may take while there is something new. */
const FOR_REVIEW = 0.6
/** Things asked of one point in one session's review, so that other points get their turn. */
const ASKED_OF_A_POINT = 2
/** Below this chance of recall a point is weak. */
const WEAK_BELOW = 0.9

export interface SessionMaterial {
  /** In the order in which they are taught. */
  points: readonly LearnPoint[]
  stateOf: StateOf
}

/**
 * A session of so many minutes: what is due, then the weakest points, then something new, interleaved over topics. A new point
 * is shown, asked for recognition, and after other things for recall.
 */
export function planSession({ points, stateOf }: SessionMaterial, minutes: LearnMinutes, now: Date): PlannedStep[] {
  const seconds = minutes * 60 * (1 - FOR_MISTAKES)
  const fresh = points.map((point) => newBlock(point, stateOf)).filter((block) => block !== null)
  const reviews = [...dueSteps(points, stateOf, now), ...weakSteps(points, stateOf, now)]
  const review = fitting(reviews, seconds * (fresh.length > 0 ? FOR_REVIEW : 1), costOf)
  const blocks = fitting(fresh, seconds - total(review.map(costOf)), (block) => total(block.map(costOf)))
  const left = seconds - total([...review, ...blocks.flat()].map(costOf))
  const more = fitting(reviews.slice(review.length), left, costOf)
  return interleave([...review, ...more], blocks.length > 0 || review.length > 0 ? blocks : fresh.slice(0, 1))
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

const costOf = (step: PlannedStep) =>
  step.kind === 'passage' ? SECONDS.passage : SECONDS[step.item.of === 'flashcard' ? 'flashcard' : step.item.askedFor]

/** As many from the front as fit. */
function fitting<T>(all: readonly T[], seconds: number, cost: (one: T) => number): T[] {
  let left = seconds
  const end = all.findIndex((one) => {
    left -= cost(one)
    return left < 0
  })
  return end < 0 ? [...all] : all.slice(0, end)
}

/** What is due, the longest overdue first. */
function dueSteps(points: readonly LearnPoint[], stateOf: StateOf, now: Date): PlannedStep[] {
  const asked = new Map<string, number>()
  return points
    .flatMap((point) =>
      point.items.flatMap((item) => {
        const state = stateOf(item.id)
        return state && isDue(state, now) ? [{ point, item, due: state.due.getTime() }] : []
      }),
    )
    .toSorted((one, other) => one.due - other.due)
    .flatMap(({ point, item }): PlannedStep[] => {
      const before = asked.get(point.id) ?? 0
      asked.set(point.id, before + 1)
      return before < ASKED_OF_A_POINT ? [{ kind: 'ask', point, item, reason: 'due' }] : []
    })
}

/** One thing of each weak point that has nothing due, the weakest first: rather what was never asked, and rather for recall. */
function weakSteps(points: readonly LearnPoint[], stateOf: StateOf, now: Date): PlannedStep[] {
  return points
    .flatMap((point) => {
      const memory = pointMemory(point, stateOf, now)
      const due = point.items.some(({ id }) => {
        const state = stateOf(id)
        return state && isDue(state, now)
      })
      const [item] = point.items.toSorted((one, other) => askedRank(one, stateOf) - askedRank(other, stateOf))
      return memory === null || memory >= WEAK_BELOW || due || !item ? [] : [{ point, memory, item }]
    })
    .toSorted((one, other) => one.memory - other.memory)
    .map(({ point, item }) => ({ kind: 'ask', point, item, reason: 'weak' }))
}

const askedRank = (item: PointItem, stateOf: StateOf) =>
  (isMet(stateOf(item.id)) ? 2 : 0) + (item.askedFor === 'recall' ? 0 : 1)

/** How a point that was never met begins; null for one that was met or that nothing asks for. */
function newBlock(point: LearnPoint, stateOf: StateOf): PlannedStep[] | null {
  if (point.items.length === 0 || point.items.some(({ id }) => stateOf(id) !== null)) return null
  const recognised = point.items.find(({ of, askedFor }) => of !== 'flashcard' && askedFor === 'recognition')
  const recalled =
    point.items.find(({ of, askedFor }) => of !== 'flashcard' && askedFor === 'recall') ??
    point.items.find(({ of }) => of === 'flashcard')
  const asked = [recognised, recalled].flatMap((item) => item ?? [])
  return [
    { kind: 'passage', point, reason: 'new' },
    ...asked.map((item): PlannedStep => ({ kind: 'ask', point, item, reason: 'new' })),
  ]
}
