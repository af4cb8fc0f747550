import { readDrawnId } from '#domain/curriculum/item-id.ts'
import type { FlashcardAnswer, NoteAnswer, QuizAnswer } from '../answer.ts'
import { type AnswerableItem, isOwnItem } from '../snapshot.ts'
import type { Recall } from './schedule.ts'

/** What an answer says of a pupil's memory: of which item, and how well it was recalled. */
export interface Remembered {
  itemId: string
  recall: Recall
}

/** As much of an answer as tells of memory. */
type Told = Pick<FlashcardAnswer, 'kind' | 'itemId' | 'grade'> | Pick<QuizAnswer | NoteAnswer, 'kind' | 'itemId'>

/** The item whose memory an answer tells of: the draws of one template practise the same thing. */
export const rememberedItem = (itemId: string) => readDrawnId(itemId)?.templateId ?? itemId

/**
 * What a marked answer says of memory; null where it says nothing. A right answer that was typed counts as recalled, one that was
 * picked from options as recognised, which FSRS trusts less. Questions of pupils' own sets and of what admins add are not scheduled.
 */
export function remember(answer: Told, item: AnswerableItem, correct: boolean): Remembered | null {
  if (answer.kind === 'flashcard') return { itemId: answer.itemId, recall: answer.grade }
  if (isOwnItem(item)) return null
  const right = item.askedFor === 'recall' ? 'know' : 'recognised'
  return { itemId: rememberedItem(answer.itemId), recall: correct ? right : 'dont-know' }
}
