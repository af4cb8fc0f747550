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

/** The cards that a wrong answer to a question brings back; none for a right one, and for a card. */
export const cardsBroughtBack = (answer: Answer, item: AnswerableItem): readonly string[] =>
  answer.kind === 'flashcard' || isOwnItem(item) || isCorrect(answer, item) !== false ? [] : (item.cards ?? [])
