import type { Answer } from '#domain/study/answer.ts'
import { type PendingAnswer, pendingOf } from '#domain/study/pending-answers.ts'
import { keptAnswerKeys } from './answer-key.ts'

/** What a guest has answered on this device, in the order in which it was answered. */
export async function keptGuestAnswers(): Promise<Answer[]> {
  const keys = keptAnswerKeys()
  if (keys.length === 0) return []
  // The schema is fetched only when there is something to parse.
  const { readStoredAnswer } = await import('#domain/study/stored-answer.ts')
  const kept = keys.map((key) => readStoredAnswer(localStorage.getItem(key) ?? ''))
  return pendingOf(
    kept.filter((entry): entry is PendingAnswer => entry !== null),
    null,
  )
}
