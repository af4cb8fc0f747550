import { type Award, examAward, XP_PER_QUIZ, XP_PERFECT_SCORE } from '../progress/xp.ts'

/**
 * What handing in a teacher's quiz earns: 20 XP, and 50 more without a mistake (contract §9), each once for a quiz. Only a
 * pupil's first attempt at a quiz that was set for them earns, and only when at least half of it was answered. Beside them, each
 * question that was answered in writing earns what an exam question does: for the attempt, whatever its marks become.
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
  /** Questions that were answered in writing. */
  written: readonly string[]
  day: string
  /** Written answers that earned on this day before. */
  rewardedToday: number
}): Award[] {
  const { quizId, assigned, byPerson, attemptsBefore, questions, answered, perfect, written, day, rewardedToday } =
    attempt
  if (!assigned || !byPerson) return []
  const forWriting = written.flatMap(
    (questionId, at) => examAward({ questionId, day, rewardedToday: rewardedToday + at }) ?? [],
  )
  if (attemptsBefore > 0 || questions === 0 || answered * 2 < questions) return forWriting
  const source = `teacher-quiz:${quizId}`
  return [
    { cause: 'quiz', source, amount: XP_PER_QUIZ },
    ...forWriting,
    ...(perfect ? [{ cause: 'perfect-score', source, amount: XP_PERFECT_SCORE } as const] : []),
  ]
}
