import { daysBetween } from './day.ts'

export interface Streak {
  /** Days in a row up to and including `lastActiveDay`. */
  dailyStreak: number
  longestStreak: number
  /** YYYY-MM-DD; null before the first study. */
  lastActiveDay: string | null
}

/** The streak after study on `day`. A day before the last active one (answers given offline, arriving late) changes nothing. */
export function advanceStreak(streak: Streak, day: string): Streak {
  const gap = streak.lastActiveDay === null ? null : daysBetween(streak.lastActiveDay, day)
  if (gap !== null && gap <= 0) return streak
  const dailyStreak = gap === 1 ? streak.dailyStreak + 1 : 1
  return { dailyStreak, longestStreak: Math.max(streak.longestStreak, dailyStreak), lastActiveDay: day }
}

/** The streak to show today: it stands through yesterday's study and is 0 once a whole day was missed. */
export function currentStreak(streak: Pick<Streak, 'dailyStreak' | 'lastActiveDay'>, today: string): number {
  if (streak.lastActiveDay === null) return 0
  return daysBetween(streak.lastActiveDay, today) > 1 ? 0 : streak.dailyStreak
}
