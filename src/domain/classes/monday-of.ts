import { weekdayOf } from '../planning/weekday.ts'
import { addDays } from '../progress/day.ts'

/** The Monday of a day's week; both YYYY-MM-DD. */
export const mondayOf = (day: string) => addDays(day, 1 - weekdayOf(day))
