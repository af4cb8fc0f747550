import { addDays, type LocalTime } from './day.ts'
import type { Progress } from './progress.ts'

/** Hour at which 'study after 10PM' begins. */
export const NIGHT_BEGINS = 22
/** Hour at which the night is over: 22:00 to 03:59 counts for the day on which the evening began. */
export const NIGHT_ENDS = 4

/** The YYYY-MM-DD whose evening this is, or null by day. */
export function eveningOf({ day, hour }: LocalTime): string | null {
  if (hour >= NIGHT_BEGINS) return day
  return hour < NIGHT_ENDS ? addDays(day, -1) : null
}

/** Counts each evening once; one that arrives after a later one was counted is left out, since it may have been counted. */
export function countNight<P extends Pick<Progress, 'nightDays' | 'lastNightDay'>>(progress: P, time: LocalTime): P {
  const evening = eveningOf(time)
  if (evening === null || (progress.lastNightDay !== null && evening <= progress.lastNightDay)) return progress
  return { ...progress, nightDays: progress.nightDays + 1, lastNightDay: evening }
}
