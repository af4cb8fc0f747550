import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs'
import type { Scheduler } from './card-plan.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** From the morning on, so that what comes back in a day does so at any hour of it. */
const inDays = (now: Date, days: number) => new Date(Math.floor(now.getTime() / DAY_MS + days) * DAY_MS)
const inMinutes = (now: Date, minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS)

const BOX_DAYS = [1, 2, 4, 8, 16]

/** Leitner's boxes: a card that is known moves on a box, one that is not goes back to the first. */
export const leitner: Scheduler<number> = (box, right, now) => {
  const next = right ? Math.min(box === null ? 0 : box + 1, BOX_DAYS.length - 1) : 0
  return { state: next, due: inDays(now, BOX_DAYS[next] ?? 1) }
}

interface Sm2State {
  ease: number
  repetitions: number
  days: number
}

/** SuperMemo's SM-2 (Woźniak 1990); right is its grade 4, wrong its 1. What was missed is repeated the same day. */
export const sm2: Scheduler<Sm2State> = (before, right, now) => {
  const { ease, repetitions, days } = before ?? { ease: 2.5, repetitions: 0, days: 0 }
  const grade = right ? 4 : 1
  const newEase = Math.max(1.3, ease + 0.1 - (5 - grade) * (0.08 + (5 - grade) * 0.02))
  if (!right) return { state: { ease: newEase, repetitions: 0, days: 0 }, due: inMinutes(now, 10) }
  const newDays = repetitions === 0 ? 1 : repetitions === 1 ? 6 : Math.ceil(days * ease)
  return { state: { ease: newEase, repetitions: repetitions + 1, days: newDays }, due: inDays(now, newDays) }
}

const scheduler = fsrs({
  request_retention: 0.9,
  enable_fuzz: false,
  learning_steps: ['10m'],
  relearning_steps: ['10m'],
})

/** FSRS-6 with its default weights at 90 %. */
export const plainFsrs: Scheduler<Card> = (before, right, now) => {
  const state = scheduler.next(before ?? createEmptyCard(now), now, right ? Rating.Good : Rating.Again).card
  const days = (state.due.getTime() - now.getTime()) / DAY_MS
  return { state, due: days < 1 ? state.due : inDays(now, Math.round(days)) }
}
