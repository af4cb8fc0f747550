import type { Answer } from './answer.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** How far a device's clock may run ahead before its time is not believed. */
export const CLOCK_AHEAD_MS = 5 * MINUTE
/** How long answers may have waited on a device and still count for the day on which they were given. */
export const LATEST_ARRIVAL_MS = 30 * DAY

/** An answer with the instant at which it counts as given. */
export interface TimedAnswer {
  answer: Answer
  at: Date
}

/** The instant at which an answer counts: its own, except that the future becomes now and the far past 30 days ago. */
export function instantOf(answer: Pick<Answer, 'answeredAt'>, now: Date): Date {
  const received = now.getTime()
  if (said(answer) > received + CLOCK_AHEAD_MS) return now
  return new Date(Math.max(said(answer), received - LATEST_ARRIVAL_MS))
}

/**
 * Answers of a device whose clock is wrong, dated by ours: what it says is the time when it sends them tells by how much.
 * Small differences are left alone.
 */
export function correctClock<A extends Pick<Answer, 'answeredAt'>>(
  answers: readonly A[],
  { sentAt, now }: { sentAt: string; now: Date },
): A[] {
  const ahead = Date.parse(sentAt) - now.getTime()
  if (Math.abs(ahead) <= CLOCK_AHEAD_MS) return [...answers]
  return answers.map((answer) => ({ ...answer, answeredAt: new Date(said(answer) - ahead).toISOString() }))
}

/** Oldest first, by what the device said where two count for the same instant, and else in the order in which they came. */
export function timeAnswers(answers: readonly Answer[], now: Date): TimedAnswer[] {
  return inOrder(answers.map((answer) => ({ answer, at: instantOf(answer, now) })))
}

/** For the device itself, which has no other clock than the one that dated the answers. */
export function timeAnswersAsGiven(answers: readonly Answer[]): TimedAnswer[] {
  return inOrder(answers.map((answer) => ({ answer, at: new Date(answer.answeredAt) })))
}

function inOrder(timed: TimedAnswer[]): TimedAnswer[] {
  return timed.sort((one, other) => one.at.getTime() - other.at.getTime() || said(one.answer) - said(other.answer))
}

function said(answer: Pick<Answer, 'answeredAt'>): number {
  return Date.parse(answer.answeredAt)
}
