import type { QuizAnswer } from './answer.ts'
import type { ItemFacts } from './snapshot.ts'

/** Fewest questions that make a quiz (contract §2: quizzes of five), so that one question doesn't earn a quiz's XP. */
export const QUIZ_MIN_QUESTIONS = 5

/** A quiz run of one student, as far as it is answered. */
export interface Attempt {
  id: string
  scope: string
  /** Questions in the run. */
  total: number
  /** Whether each question answered so far was right. */
  answers: ReadonlyMap<string, boolean>
  startedAt: Date
  finishedAt: Date | null
}

export type AttemptRefusal = 'wrong-attempt' | 'already-answered'

/**
 * The run after one more answer. Refused are a question outside the run or its scope, an answer that describes the run
 * otherwise than the earlier ones did ('wrong-attempt'), and a question's second answer ('already-answered').
 */
export function answerAttempt(
  before: Attempt | undefined,
  claim: NonNullable<QuizAnswer['attempt']>,
  answer: { itemId: string; item: ItemFacts; correct: boolean; at: Date },
): Attempt | AttemptRefusal {
  const { itemId, item, correct, at } = answer
  if (!claim.itemIds.includes(itemId) || !inScope(item, claim.scope)) return 'wrong-attempt'
  if (before && (before.scope !== claim.scope || before.total !== claim.itemIds.length)) return 'wrong-attempt'
  if (before?.answers.has(itemId)) return 'already-answered'
  if (before?.finishedAt) return 'wrong-attempt'
  const answers = new Map(before?.answers).set(itemId, correct)
  const total = claim.itemIds.length
  return {
    id: claim.id,
    scope: claim.scope,
    total,
    answers,
    startedAt: before && before.startedAt < at ? before.startedAt : at,
    finishedAt: answers.size === total ? at : null,
  }
}

export function correctIn(attempt: Attempt): number {
  return [...attempt.answers.values()].filter(Boolean).length
}

export function isPerfect(attempt: Attempt): boolean {
  return attempt.finishedAt !== null && correctIn(attempt) === attempt.total
}

function inScope(item: ItemFacts, scope: string): boolean {
  return item.topicId === scope || `${item.level}/${item.subject}` === scope
}
