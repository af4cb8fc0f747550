import type { Dashboard } from '#contract/progress.ts'
import { counted } from '../progress/counted.ts'

/** One sentence on how today stands; a calm one speaks of no streak. */
export function greeting(progress: Dashboard['progress'], { calm }: { calm: boolean }): string {
  const { dailyStreak, answersToday, dailyGoal } = progress
  if (answersToday >= dailyGoal) return "Today's goal is reached. Whatever you add now is a bonus."
  if (answersToday > 0)
    return `${counted(answersToday, 'answer')} today, ${dailyGoal - answersToday} to go to your daily goal.`
  if (!calm && speaksOfStreak(progress))
    return `Your streak is ${counted(dailyStreak, 'day')}. Answer one question today to keep it.`
  return 'Ten minutes today are worth an hour next week.'
}

/** Whether the greeting is of the streak, unless it is calm. */
export const speaksOfStreak = ({ dailyStreak, studiedToday, answersToday }: Dashboard['progress']): boolean =>
  !studiedToday && answersToday === 0 && dailyStreak > 0
