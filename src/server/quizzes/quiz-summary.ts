import type { QuizSummary } from '#contract/quizzes.ts'
import { ownerName } from '#domain/sets/owner-name.ts'
import type { QuizRow } from './quiz-store.ts'

/** A quiz as a teacher sees it; how often it was taken is its owner's to know. */
export function quizSummary(quiz: QuizRow, personId: string): QuizSummary {
  const own = quiz.ownerId === personId
  return {
    id: quiz.id,
    title: quiz.title,
    description: quiz.description,
    questions: quiz.questions,
    outOf: quiz.outOf,
    attempts: own ? quiz.attempts : 0,
    sharedWithSchool: quiz.sharedWithSchool,
    owner: own ? null : ownerName({ fullName: quiz.ownerFullName, role: quiz.ownerRole }),
    updatedAt: quiz.updatedAt.toISOString(),
  }
}
