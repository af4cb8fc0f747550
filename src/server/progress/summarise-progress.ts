import type { ProgressSummary } from '#contract/study.ts'
import { dayIn } from '#domain/progress/day.ts'
import { levelOf } from '#domain/progress/level.ts'
import type { Progress } from '#domain/progress/progress.ts'
import { currentStreak } from '#domain/progress/streak.ts'
import { tierOf } from '#domain/progress/tier.ts'
import type { StudyDay } from '#domain/study/snapshot.ts'

/** A student's figures as they stand now, where the student is. */
export function summariseProgress(student: {
  progress: Progress
  days: ReadonlyMap<string, Pick<StudyDay, 'flashcards' | 'questions'>>
  timeZone: string
  dailyGoal: number
  now: Date
}): ProgressSummary {
  const { progress, days, timeZone, dailyGoal, now } = student
  const today = dayIn(timeZone, now)
  const day = days.get(today)
  return {
    totalXp: progress.totalXp,
    level: levelOf(progress.totalXp),
    tier: tierOf(progress.totalXp).name,
    dailyStreak: currentStreak(progress, today),
    answersToday: day ? day.flashcards + day.questions : 0,
    dailyGoal,
  }
}
