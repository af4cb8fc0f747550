import { addDays } from '../progress/day.ts'
import { weekdayOf } from '../progress/weekday.ts'

/** The Monday of a day's week; both YYYY-MM-DD. */
export const mondayOf = (day: string) => addDays(day, 1 - weekdayOf(day))
