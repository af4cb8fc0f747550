import type { Aim } from '#domain/study/scheduling/exam-aim.ts'
import { isDue } from '#domain/study/scheduling/schedule.ts'
import { chooseForExam } from './choose-for-exam.ts'
import { interleave } from './interleave.ts'
import type { LearnMinutes } from './learn-minutes.ts'
import type { LearnPoint, PointItem } from './learn-point.ts'
import { ASKED_OF_A_POINT, type Choice, costOf, type PlannedStep, secondsOf } from './planned-step.ts'
import { isMet, pointMemory, type StateOf } from './point-memory.ts'

/** The share of a session that is left for what is missed and asked again. */
const FOR_MISTAKES = 0.15
/** The share that what is due and weak may take while there is something new. */
const FOR_REVIEW = 0.6
/** Below this chance of recall a point is weak. */
const WEAK_BELOW = 0.9

export interface SessionMaterial {
  /** In the order in which they are taught. */
  points: readonly LearnPoint[]
  stateOf: StateOf
  /** The paper that a point is aimed at; null, or left out, for what is kept at 90 %. */
  aimOf?: (point: LearnPoint) => Aim | null
}

/**
 * A session of so many minutes, interleaved over topics. What is aimed at a paper is chosen by what it adds to recall on its
 * morning; of anything else what is due, then the weakest points, then something new. Where there are both, each gets time by how
 * many points it has, and what it leaves goes to the other.
 */
export function planSession(material: SessionMaterial, minutes: LearnMinutes, now: Date): PlannedStep[] {
  const { points, stateOf, aimOf = () => null } = material
  const seconds = minutes * 60 * (1 - FOR_MISTAKES)
  const aimed = points.filter((point) => aimOf(point) !== null)
  const others = points.filter((point) => aimOf(point) === null)
  const chooseAimed = (most: number) => chooseForExam({ points: aimed, stateOf, aimOf }, most, now)
  const chooseOthers = (most: number) => chooseByMemory({ points: others, stateOf }, most, now)
  if (aimed.length === 0) return inOrder([chooseOthers(seconds)])
  if (others.length === 0) return inOrder([chooseAimed(seconds)])
  const share = (seconds * aimed.length) / points.length
  const rest = chooseOthers(seconds - Math.min(share, secondsOf(chooseAimed(share))))
  return inOrder([chooseAimed(seconds - secondsOf(rest)), rest])
}

const inOrder = (choices: readonly Choice[]): PlannedStep[] =>
  interleave(
    choices.flatMap(({ reviews }) => reviews),
    choices.flatMap(({ blocks }) => blocks),
  )

/**
 * What is due, then the weakest points, then something new. A new point is shown, asked for recognition, and after other things for
 * recall.
 */
function chooseByMemory({ points, stateOf }: SessionMaterial, seconds: number, now: Date): Choice {
  const fresh = points.map((point) => newBlock(point, stateOf)).filter((block) => block !== null)
  const reviews = [
    ...dueSteps(points, stateOf, now),
    ...unaskedSteps(points, stateOf, now),
    ...weakSteps(points, stateOf, now),
  ]
  const review = fitting(reviews, seconds * (fresh.length > 0 ? FOR_REVIEW : 1), costOf)
  const blocks = fitting(fresh, seconds - total(review.map(costOf)), (block) => total(block.map(costOf)))
  const left = seconds - total([...review, ...blocks.flat()].map(costOf))
  const more = fitting(reviews.slice(review.length), left, costOf)
  const chosen = [...review, ...more]
  return { reviews: chosen, blocks: blocks.length > 0 || review.length > 0 ? blocks : fresh.slice(0, 1) }
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

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

/** Cards of points that were met which were never asked themselves: each tells of something that the point's others do not. */
function unaskedSteps(points: readonly LearnPoint[], stateOf: StateOf, now: Date): PlannedStep[] {
  return points.flatMap((point) => {
    const states = point.items.flatMap(({ id }) => stateOf(id) ?? [])
    if (states.length === 0) return []
    const cards = point.items.filter(({ id, of }) => of === 'flashcard' && stateOf(id) === null)
    const room = ASKED_OF_A_POINT - states.filter((state) => isDue(state, now)).length
    return cards.slice(0, Math.max(0, room)).map((item): PlannedStep => ({ kind: 'ask', point, item, reason: 'weak' }))
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
