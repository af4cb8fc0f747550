import type { Streak } from './streak.ts'

/**
 * A student's figures. `totalXp` is the sum of their awards; the completed counts are of work that earned XP, so a deck
 * gone round twice in a day, or a quiz tried again, counts once that day.
 */
export interface Progress extends Streak {
  totalXp: number
  flashcardsCompleted: number
  quizzesCompleted: number
  perfectScores: number
  /** Distinct evenings with study after 10PM. */
  nightDays: number
  /** The latest evening counted in `nightDays`, YYYY-MM-DD. */
  lastNightDay: string | null
}

export const noProgress: Progress = {
  totalXp: 0,
  dailyStreak: 0,
  longestStreak: 0,
  lastActiveDay: null,
  flashcardsCompleted: 0,
  quizzesCompleted: 0,
  perfectScores: 0,
  nightDays: 0,
  lastNightDay: null,
}
