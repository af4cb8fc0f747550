import type { Answer } from './answer.ts'
import { mark } from './mark.ts'
import { type AnswerableItem, isOwnItem } from './snapshot.ts'

/** Null where the item does not take such an answer. */
export function isCorrect(answer: Answer, item: AnswerableItem): boolean | null {
  if (item.kind !== answer.kind) return null
  if (answer.kind === 'flashcard') return answer.grade === 'know'
  if (answer.choice !== undefined)
    return item.correctAnswer === null ? null : mark({ correctAnswer: item.correctAnswer }, answer.choice)
  if (answer.kind === 'note' || !answer.response || isOwnItem(item)) return null
  return item.isRight?.(answer.response) ?? null
}

/** The cards that an answer brings back, once it is marked: those of a question's point where it was wrong. */
export const cardsBroughtBack = (item: AnswerableItem, correct: boolean | null): readonly string[] =>
  correct !== false || isOwnItem(item) ? [] : (item.cards ?? [])
