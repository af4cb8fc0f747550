import type { Weekday } from '#domain/progress/weekday.ts'
import type { LocalTime } from './day.ts'
import { countNight } from './night.ts'
import type { Progress } from './progress.ts'
import { advanceStreak } from './streak.ts'

/**
 * The figures after study at `time`: its day counts for the streak, and its evening for the nights. An answer is study, and so
 * is a finished game; signing in is not. The same object where nothing changes.
 */
export function countStudyDay(progress: Progress, time: LocalTime, restDays?: readonly Weekday[]): Progress {
  const streak = advanceStreak(progress, time.day, restDays)
  return countNight(streak === progress ? progress : { ...progress, ...streak }, time)
}
