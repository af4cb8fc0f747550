import {
  type Aim,
  type Asking,
  examGain,
  isBroughtBack,
  leastWorth,
  secondsFor,
} from '#domain/study/scheduling/exam-aim.ts'
import { isDue } from '#domain/study/scheduling/schedule.ts'
import type { LearnPoint, PointItem } from './learn-point.ts'
import { ASKED_OF_A_POINT, type Choice, type PlannedStep, SECONDS } from './planned-step.ts'
import type { StateOf } from './point-memory.ts'

/** What may be in a session: what it adds to recall on the morning, and what it takes. */
interface Candidate {
  point: LearnPoint
  steps: PlannedStep[]
  gain: number
  seconds: number
  /** Asked before all else: its point was answered wrongly. */
  first: boolean
  /** Asked however little a second of it adds. */
  always: boolean
}

/**
 * Of points that are aimed at papers, what adds most to the recall expected on the morning for the time it takes, as long as that is
 * worth its time (`leastWorth`); what is new always is. Cards are what is asked again, since a card asks most for its time; a new
 * point is shown, and then asked by a card and in writing.
 */
export function chooseForExam(material: AimedMaterial, seconds: number, now: Date): Choice {
  const wanted = material.points
    .flatMap((point) => candidatesOf(point, material, now))
    .toSorted((one, other) => Number(other.first) - Number(one.first) || worthOf(other) - worthOf(one))
  const chosen = choose(wanted, seconds)
  return {
    reviews: chosen.filter(({ steps }) => steps.length === 1).flatMap(({ steps }) => steps),
    blocks: chosen.filter(({ steps }) => steps.length > 1).map(({ steps }) => steps),
  }
}

export interface AimedMaterial {
  points: readonly LearnPoint[]
  stateOf: StateOf
  aimOf: (point: LearnPoint) => Aim | null
}

const worthOf = ({ gain, seconds }: Candidate) => gain / seconds

function candidatesOf(point: LearnPoint, { stateOf, aimOf }: AimedMaterial, now: Date): Candidate[] {
  const aim = aimOf(point)
  if (!aim) return []
  const weigh = weighing(stateOf, now, aim)
  const isNew = point.items.every(({ id }) => stateOf(id) === null)
  const candidates = isNew ? newCandidate(point, weigh) : reviewCandidates(point, stateOf, weigh, now)
  const least = leastWorth(now, aim)
  return candidates.filter((candidate) => candidate.always || worthOf(candidate) >= least)
}

type Weigh = (item: PointItem) => { gain: number; seconds: number }

const weighing =
  (stateOf: StateOf, now: Date, aim: Aim): Weigh =>
  (item) => {
    const { recall, gain } = examGain(stateOf(item.id), now, aim)
    return { gain, seconds: secondsFor(askingOf(item), recall) }
  }

export const askingOf = ({ of, askedFor }: Pick<PointItem, 'of' | 'askedFor'>): Asking =>
  of === 'flashcard' ? 'flashcard' : askedFor

/** A new point's passage tells all that its cards ask, so each of them gains. */
function newCandidate(point: LearnPoint, weigh: Weigh): Candidate[] {
  const cards = point.items.filter(({ of }) => of === 'flashcard')
  const written = point.items.find(({ of, askedFor }) => of !== 'flashcard' && askedFor === 'recall')
  const asked = [cards[0] ?? point.items[0], written].filter((item) => item !== undefined)
  const [first] = asked
  if (!first) return []
  const gain = weigh(first).gain * Math.max(1, cards.length)
  const seconds = SECONDS.passage + asked.reduce((sum, item) => sum + weigh(item).seconds, 0)
  const asks = [...new Set(asked)].map((item): PlannedStep => ({ kind: 'ask', point, item, reason: 'new' }))
  return [
    { point, gain, seconds, first: false, always: true, steps: [{ kind: 'passage', point, reason: 'new' }, ...asks] },
  ]
}

/** What of a point that was met comes back for a paper: its cards, those never asked too; its questions where it has no cards. */
export function askedForExam({ items }: Pick<LearnPoint, 'items'>): readonly PointItem[] {
  const cards = items.filter(({ of }) => of === 'flashcard')
  return cards.length > 0 ? cards : items
}

function reviewCandidates(point: LearnPoint, stateOf: StateOf, weigh: Weigh, now: Date): Candidate[] {
  return askedForExam(point).map((item): Candidate => {
    const state = stateOf(item.id)
    const reason = state?.last_review && isDue(state, now) ? 'due' : 'weak'
    const first = state !== null && isBroughtBack(state, now)
    return { point, ...weigh(item), first, always: first || !state, steps: [{ kind: 'ask', point, item, reason }] }
  })
}

/** From the front as long as there is time, of one point only so many; at least one. */
function choose(wanted: readonly Candidate[], seconds: number): Candidate[] {
  const chosen: Candidate[] = []
  const ofPoint = new Map<LearnPoint, number>()
  let left = seconds
  for (const candidate of wanted) {
    const before = ofPoint.get(candidate.point) ?? 0
    if (before >= ASKED_OF_A_POINT) continue
    if (candidate.seconds > left && chosen.length > 0) break
    ofPoint.set(candidate.point, before + 1)
    left -= candidate.seconds
    chosen.push(candidate)
  }
  return chosen
}
