import { addDays } from '../progress/day.ts'
import type { StudyDay } from './snapshot.ts'

/** Four weeks. */
export const DAYS_SHOWN = 28

/** The last four weeks up to today (YYYY-MM-DD), oldest first; a day without study is there with zeros. */
export function lastDays(today: string, days: ReadonlyMap<string, Omit<StudyDay, 'day'>>) {
  return Array.from({ length: DAYS_SHOWN }, (_, index) => {
    const day = addDays(today, index + 1 - DAYS_SHOWN)
    const studied = days.get(day)
    return {
      day,
      answers: studied ? studied.flashcards + studied.questions : 0,
      correct: studied?.correct ?? 0,
      xp: studied?.xp ?? 0,
      goalMet: studied?.goalMet ?? false,
    }
  })
}
