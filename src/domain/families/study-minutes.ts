import { dayIn } from '../progress/day.ts'

/** A longer pause than this was not spent on the question. */
export const LONGEST_THOUGHT_MS = 5 * 60_000
/** What the first answer after a pause is taken to have cost. */
export const FIRST_ANSWER_MS = 30_000

/**
 * Minutes of answering on each day (YYYY-MM-DD) where the pupil is: the times between answers that follow one another, longer
 * pauses left out. A started minute counts, so a day with an answer has at least one.
 * @param times when the answers were given, the earliest first
 */
export function minutesByDay(times: readonly Date[], timeZone: string): Map<string, number> {
  const spent = new Map<string, number>()
  let before: Date | undefined
  for (const time of times) {
    const gap = before ? time.getTime() - before.getTime() : Infinity
    const day = dayIn(timeZone, time)
    spent.set(day, (spent.get(day) ?? 0) + (gap > LONGEST_THOUGHT_MS ? FIRST_ANSWER_MS : gap))
    before = time
  }
  return new Map([...spent].map(([day, ms]) => [day, Math.max(1, Math.ceil(ms / 60_000))]))
}
