import { default_w, FSRSAlgorithm, forgetting_curve, Rating } from 'ts-fsrs'
import { type CardState, retrievability } from './schedule.ts'

const DAY_MS = 86_400_000

/** The paper that a subject's study is aimed at: its morning. */
export interface Aim {
  morning: Date
}

/** Papers further off than this are not aimed at yet: until then things are kept at 90 %. */
export const AIM_DAYS = 120

/** Seconds that an answer takes, right or wrong, what comes of it included. */
export const ASKING = {
  flashcard: { right: 12, wrong: 19 },
  recognition: { right: 22, wrong: 30 },
  recall: { right: 30, wrong: 40 },
} as const
export type Asking = keyof typeof ASKING

/** How often something that was never asked is known all the same: pupils revise what they were taught. */
const KNOWN_ANYWAY = 0.4
/**
 * What a second has to add to recall on the morning for something to be asked: much early on, since a review that can still be given
 * later helps more then; from four weeks before the paper ever less. Found with `npm run bench -- --only learning`.
 */
const LEAST_EARLY = 0.009
const LEAST_ON_THE_DAY = 0.003
const EARLY_DAYS = 28

const algorithm = new FSRSAlgorithm({ enable_short_term: true })

/** How likely something is to be recalled now, and what asking it now adds to the chance of recall on the morning of the paper. */
export function examGain(state: CardState | null, now: Date, { morning }: Aim): { recall: number; gain: number } {
  const left = Math.max(0, (morning.getTime() - now.getTime()) / DAY_MS)
  const onTheDay = (stability: number) => forgetting_curve(default_w, left, stability)
  if (!state?.last_review) {
    const known = onTheDay(algorithm.init_stability(Rating.Good))
    const missed = onTheDay(algorithm.init_stability(Rating.Again))
    return { recall: KNOWN_ANYWAY, gain: KNOWN_ANYWAY * (known - KNOWN_ANYWAY) + (1 - KNOWN_ANYWAY) * missed }
  }
  const recall = retrievability(state, now)
  const elapsed = Math.max(0, Math.round((now.getTime() - state.last_review.getTime()) / DAY_MS))
  const after = (rating: Rating.Good | Rating.Again) =>
    onTheDay(algorithm.next_state(memoryOf(state), elapsed, rating).stability)
  const expected = recall * after(Rating.Good) + (1 - recall) * after(Rating.Again)
  return { recall, gain: expected - retrievability(state, morning) }
}

const memoryOf = ({ stability, difficulty }: CardState) => ({ stability, difficulty })

/** What a review takes on average, in seconds, when it is right with this chance. */
export const secondsFor = (asking: Asking, recall: number): number =>
  ASKING[asking].right * recall + ASKING[asking].wrong * (1 - recall)

/** Recall on the morning that a second spent on it now adds. */
export function worthPerSecond(state: CardState | null, asking: Asking, now: Date, aim: Aim): number {
  const { recall, gain } = examGain(state, now, aim)
  return gain / secondsFor(asking, recall)
}

/** What a second has to add for something to be asked now. */
export function leastWorth(now: Date, { morning }: Aim): number {
  const left = Math.max(0, (morning.getTime() - now.getTime()) / DAY_MS)
  return LEAST_ON_THE_DAY + (LEAST_EARLY - LEAST_ON_THE_DAY) * Math.min(1, left / EARLY_DAYS)
}

/** Whether it was made due before its time, since its point was answered wrongly elsewhere. */
export function isBroughtBack({ due, last_review, scheduled_days }: CardState, now: Date): boolean {
  if (due > now) return false
  return !last_review || due.getTime() < last_review.getTime() + (scheduled_days - 0.5) * DAY_MS
}

/** Whether to ask something that was asked before, for the paper: it was brought back, or is worth its time. */
export const isDueForExam = (state: CardState, asking: Asking, now: Date, aim: Aim): boolean =>
  isBroughtBack(state, now) || worthPerSecond(state, asking, now, aim) >= leastWorth(now, aim)

/** When something is due for the paper, or, when that is not before it, after it as FSRS says. */
export function dueForExam(state: CardState, asking: Asking, now: Date, aim: Aim): Date {
  const days = daysUntilDueForExam(state, asking, now, aim)
  if (days === null) return state.due > aim.morning ? state.due : aim.morning
  if (days === 0) return state.due < now ? state.due : now
  return new Date(now.getTime() + days * DAY_MS)
}

/** Days from now, whole ones, until it is due for the paper; null when it is not before the paper. */
export function daysUntilDueForExam(state: CardState, asking: Asking, now: Date, aim: Aim): number | null {
  const dueAfter = (days: number) => isDueForExam(state, asking, new Date(now.getTime() + days * DAY_MS), aim)
  const last = Math.floor((aim.morning.getTime() - now.getTime()) / DAY_MS)
  if (last < 0 || !dueAfter(last)) return null
  let [not, yes] = [-1, last]
  while (yes - not > 1) {
    const middle = Math.floor((not + yes) / 2)
    if (dueAfter(middle)) yes = middle
    else not = middle
  }
  return yes
}
