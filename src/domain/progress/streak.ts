import { onlyRestBetween, type Weekday } from '#domain/progress/weekday.ts'
import { daysBetween } from './day.ts'

export interface Streak {
  /** Days in a row up to and including `lastActiveDay`. */
  dailyStreak: number
  longestStreak: number
  /** YYYY-MM-DD; null before the first study. */
  lastActiveDay: string | null
}

/**
 * The streak after study (see `countStudyDay`) on `day`. A day before the last active one (answers given offline, arriving late) changes nothing;
 * rest days between the two break nothing, and add nothing.
 */
export function advanceStreak(streak: Streak, day: string, restDays: readonly Weekday[] = []): Streak {
  const { lastActiveDay } = streak
  if (lastActiveDay !== null && daysBetween(lastActiveDay, day) <= 0) return streak
  const goesOn = lastActiveDay !== null && onlyRestBetween(lastActiveDay, day, restDays)
  const dailyStreak = goesOn ? streak.dailyStreak + 1 : 1
  return { dailyStreak, longestStreak: Math.max(streak.longestStreak, dailyStreak), lastActiveDay: day }
}

/** The streak to show today: it stands through yesterday's study and is 0 once a whole day other than a rest day was missed. */
export function currentStreak(
  { dailyStreak, lastActiveDay }: Pick<Streak, 'dailyStreak' | 'lastActiveDay'>,
  today: string,
  restDays: readonly Weekday[] = [],
): number {
  return lastActiveDay !== null && onlyRestBetween(lastActiveDay, today, restDays) ? dailyStreak : 0
}
