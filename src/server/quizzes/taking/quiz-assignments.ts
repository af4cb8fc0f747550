import type { Queries } from '../../database/database.ts'

/** A task through which a pupil has a quiz. */
export interface QuizAssignment {
  taskId: string
  /** No attempt begins earlier; null: open at once. */
  opensAt: Date | null
  /** When it is wanted; later is late, but possible. */
  dueAt: Date | null
  /** No attempt begins at this moment or later; null: never closes. */
  closesAt: Date | null
  /** Attempts that the task allows; null: as many as the pupil likes. */
  attemptsAllowed: number | null
}

/**
 * Finds the tasks through which a pupil has a quiz, whether open, over or still to come. Whoever sets quizzes for pupils
 * answers this; a pupil for whom there is none never learns that the quiz exists.
 */
export type FindQuizAssignments = (
  queries: Queries,
  who: { studentId: string; quizId: string },
) => Promise<readonly QuizAssignment[]>
