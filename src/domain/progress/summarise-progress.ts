import type { StudyDay } from '../study/snapshot.ts'
import { dayIn } from './day.ts'
import { levelOf } from './level.ts'
import type { Progress } from './progress.ts'
import { currentStreak } from './streak.ts'
import type { TierName } from './tier.ts'
import { type TierThresholds, tierOf } from './tier.ts'
import type { Weekday } from './weekday.ts'

/** A student's figures as they stand now, where the student is. */
export function summariseProgress(student: {
  progress: Progress
  days: ReadonlyMap<string, Pick<StudyDay, 'flashcards' | 'questions'>>
  timeZone: string
  dailyGoal: number
  restDays?: readonly Weekday[]
  /** Default: the contract's. */
  thresholds?: TierThresholds
  /** The tier that the student has had, which stays. */
  earnedTier?: TierName
  now: Date
}) {
  const { progress, days, timeZone, dailyGoal, restDays, thresholds, earnedTier, now } = student
  const today = dayIn(timeZone, now)
  const day = days.get(today)
  return {
    totalXp: progress.totalXp,
    level: levelOf(progress.totalXp),
    tier: tierOf(progress.totalXp, { thresholds, earned: earnedTier }).name,
    dailyStreak: currentStreak(progress, today, restDays),
    /** By an answer or a finished game. */
    studiedToday: progress.lastActiveDay === today,
    answersToday: day ? day.flashcards + day.questions : 0,
    dailyGoal,
  }
}
