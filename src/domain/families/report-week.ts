import { addDays, dayIn, localTime } from '../progress/day.ts'
import { type Weekday, weekdayOf } from '../progress/weekday.ts'

/** On the clock where the child is: before school, and never in the night. */
export const REPORT_HOUR = 7

/** The Monday (YYYY-MM-DD) of the week that a day lies in; weeks run from Monday to Sunday. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day))

/** The days of the week that begins on `monday`. */
export const daysOfWeek = (monday: string): string[] => Array.from({ length: 7 }, (_, index) => addDays(monday, index))

/**
 * The latest week, named by its Monday, whose report is out: from `reportDay` of the week after it on, at REPORT_HOUR where the
 * child is. Whoever asks late, after days without power, gets the same week.
 */
export function reportWeek({ timeZone, now, reportDay }: { timeZone: string; now: Date; reportDay: Weekday }): string {
  const { day, hour } = localTime(timeZone, now)
  const monday = mondayOf(day)
  const from = addDays(monday, reportDay - 1)
  const isOut = day > from || (day === from && hour >= REPORT_HOUR)
  return addDays(monday, isOut ? -7 : -14)
}

/** Whether a link was there in the week, if only on its last day: nobody is told of weeks before they were let in. */
export function wasLinkedIn(week: string, { linkedAt, timeZone }: { linkedAt: Date; timeZone: string }): boolean {
  return dayIn(timeZone, linkedAt) <= addDays(week, 6)
}
