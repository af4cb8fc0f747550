import { z } from 'zod'
import { addDays, daysBetween } from '#domain/progress/day.ts'

/** A day of the week as ISO 8601 counts: 1 Monday to 7 Sunday. */
export const Weekday = z.int().min(1).max(7)
export type Weekday = z.infer<typeof Weekday>

/** More rest than this and a streak would say little. */
export const MOST_REST_DAYS = 3

/** The days of the week on which a pupil rests: a streak outlasts them, and nothing is planned for them. */
export const RestDays = z
  .array(Weekday)
  .max(MOST_REST_DAYS, `Choose at most ${MOST_REST_DAYS} rest days.`)
  .refine((days) => new Set(days).size === days.length, 'A day appears twice.')
export type RestDays = z.infer<typeof RestDays>

/** Any Monday. */
const MONDAY = '2024-01-01'

/** The weekday of a YYYY-MM-DD. */
export function weekdayOf(day: string): Weekday {
  return (((daysBetween(MONDAY, day) % 7) + 7) % 7) + 1
}

export function isRestDay(day: string, restDays: readonly Weekday[]): boolean {
  return restDays.includes(weekdayOf(day))
}

/** True when every day strictly between the two is a rest day; so also when there is none between. */
export function onlyRestBetween(from: string, to: string, restDays: readonly Weekday[]): boolean {
  const between = daysBetween(from, to) - 1
  // Of a whole week, some days are no rest days.
  if (between > 6) return false
  return Array.from({ length: Math.max(0, between) }, (_, index) => addDays(from, index + 1)).every((day) =>
    isRestDay(day, restDays),
  )
}
