import { countInHour } from './earning.ts'
import type { StudyDay } from './snapshot.ts'

/**
 * A day after work that is done as a whole: the questions of a teacher's quiz, or the rounds of a game. They count for the
 * day and its goal as single answers do.
 * @param work `correct` of the `answers` were right; `hour`, 0 to 23, is when it was finished; `dailyGoal` is in answers
 */
export function countWholeWork(
  day: StudyDay,
  work: { answers: number; correct: number; hour: number; dailyGoal: number },
): StudyDay {
  const { answers, correct, hour, dailyGoal } = work
  const questions = day.questions + answers
  return {
    ...day,
    questions,
    correct: day.correct + correct,
    goalMet: day.goalMet || day.flashcards + questions >= dailyGoal,
    ...countInHour(day, hour, answers),
  }
}
