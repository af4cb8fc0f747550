import { type Award, XP_PER_QUIZ, XP_PERFECT_SCORE } from '../progress/xp.ts'

/**
 * What handing in a teacher's quiz earns: 20 XP, and 50 more without a mistake (contract §9), each once for a quiz. Only a
 * pupil's first attempt at a quiz that was set for them earns, and only when at least half of it was answered.
 */
export function quizAwards(attempt: {
  quizId: string
  assigned: boolean
  /** Whether a person can have answered in the time that it took. */
  byPerson: boolean
  /** Attempts at this quiz that the pupil handed in before. */
  attemptsBefore: number
  questions: number
  answered: number
  perfect: boolean
}): Award[] {
  const { quizId, assigned, byPerson, attemptsBefore, questions, answered, perfect } = attempt
  if (!assigned || !byPerson || attemptsBefore > 0 || questions === 0 || answered * 2 < questions) return []
  const source = `teacher-quiz:${quizId}`
  return [
    { cause: 'quiz', source, amount: XP_PER_QUIZ },
    ...(perfect ? [{ cause: 'perfect-score', source, amount: XP_PERFECT_SCORE } as const] : []),
  ]
}
