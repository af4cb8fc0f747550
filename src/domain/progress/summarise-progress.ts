import type { Weekday } from '../planning/weekday.ts'
import type { StudyDay } from '../study/snapshot.ts'
import { dayIn } from './day.ts'
import { levelOf } from './level.ts'
import type { Progress } from './progress.ts'
import { currentStreak } from './streak.ts'
import { tierOf } from './tier.ts'

/** A student's figures as they stand now, where the student is. */
export function summariseProgress(student: {
  progress: Progress
  days: ReadonlyMap<string, Pick<StudyDay, 'flashcards' | 'questions'>>
  timeZone: string
  dailyGoal: number
  restDays?: readonly Weekday[]
  now: Date
}) {
  const { progress, days, timeZone, dailyGoal, restDays, now } = student
  const today = dayIn(timeZone, now)
  const day = days.get(today)
  return {
    totalXp: progress.totalXp,
    level: levelOf(progress.totalXp),
    tier: tierOf(progress.totalXp).name,
    dailyStreak: currentStreak(progress, today, restDays),
    /** By an answer or a finished game. */
    studiedToday: progress.lastActiveDay === today,
    answersToday: day ? day.flashcards + day.questions : 0,
    dailyGoal,
  }
}
