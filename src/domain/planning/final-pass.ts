import { addDays, daysBetween } from '#domain/progress/day.ts'
import { type CardState, retrievability } from '#domain/study/scheduling/schedule.ts'
import { isRestDay, type Weekday } from '../progress/weekday.ts'
import type { Exam } from './exam.ts'

/** The recall that a plan aims at on the day of a paper; day by day FSRS aims at 90%. */
export const EXAM_RECALL = 0.95
/** The days before a paper over which what would be forgotten most is seen once more. */
export const FINAL_PASS_DAYS = 7

export interface StudiedCard {
  itemId: string
  state: CardState
}

/** The days before the paper that are left for its final pass, rest days left out unless there is nothing else. */
export function finalPassDays(exam: Pick<Exam, 'day'>, today: string, restDays: readonly Weekday[]): string[] {
  const left = Array.from({ length: FINAL_PASS_DAYS }, (_, index) => addDays(exam.day, index - FINAL_PASS_DAYS)).filter(
    (day) => day >= today,
  )
  const study = left.filter((day) => !isRestDay(day, restDays))
  return study.length > 0 ? study : left
}

/**
 * Which cards of the paper's subject to see once more before it, and on which day: those that FSRS would leave alone until
 * after the paper and whose recall on its day would be below `EXAM_RECALL`. Evenly over the days, the ones most at risk last,
 * so that they are freshest. What was seen within the pass is not asked for again.
 */
export function finalPass(options: {
  cards: readonly StudiedCard[]
  exam: Pick<Exam, 'day'>
  today: string
  restDays: readonly Weekday[]
}): Map<string, string> {
  const { cards, exam, today, restDays } = options
  const days = finalPassDays(exam, today, restDays)
  const morning = new Date(`${exam.day}T09:00:00Z`)
  const starts = addDays(exam.day, -FINAL_PASS_DAYS)
  const wanted = cards
    .map(({ itemId, state }) => ({ itemId, state, recall: retrievability(state, morning) }))
    .filter(({ state, recall }) => state.due > morning && recall < EXAM_RECALL && !seenSince(state, starts))
    .sort((one, other) => other.recall - one.recall || (one.itemId < other.itemId ? -1 : 1))
  return new Map(
    days.length === 0
      ? []
      : wanted.map(({ itemId }, index) => {
          const place = Math.floor((index * days.length) / wanted.length)
          return [itemId, days[place] ?? exam.day]
        }),
  )
}

function seenSince({ last_review }: CardState, day: string): boolean {
  return last_review !== null && daysBetween(day, last_review.toISOString().slice(0, 10)) >= 0
}
