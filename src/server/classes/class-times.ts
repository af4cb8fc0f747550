import { mondayOf } from '#domain/classes/monday-of.ts'
import { addDays, dayIn } from '#domain/progress/day.ts'

const DAYS_UNSEEN = 7
/** Schools of the product are British. */
const SCHOOL_ZONE = 'Europe/London'
/** In the first hours after midnight in summer, London's Monday has begun and UTC's has not. */
const HOUR_MS = 60 * 60 * 1000

/** The days by which a class's figures are counted, as YYYY-MM-DD, and the moment at which this week began. */
export function classTimes(now: Date) {
  const today = dayIn(SCHOOL_ZONE, now)
  const monday = mondayOf(today)
  const midnight = new Date(`${monday}T00:00:00Z`)
  const inSummer = dayIn(SCHOOL_ZONE, new Date(midnight.getTime() - HOUR_MS)) === monday
  return {
    today,
    monday,
    weekAgo: addDays(today, -DAYS_UNSEEN),
    weekBegan: inSummer ? new Date(midnight.getTime() - HOUR_MS) : midnight,
  }
}
