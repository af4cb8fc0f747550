import { type PendingAnswer, pendingOf } from '#domain/study/pending-answers.ts'
import { keptAnswerKeys } from './answer-key.ts'

/** How many answers a guest has on this device, by topic id, the most first. */
export async function countGuestAnswers(): Promise<{ topicId: string; answers: number }[]> {
  const keys = keptAnswerKeys()
  if (keys.length === 0) return []
  // The schema is fetched only when there is something to parse.
  const { readStoredAnswer } = await import('#domain/study/stored-answer.ts')
  const kept = keys.map((key) => readStoredAnswer(localStorage.getItem(key) ?? ''))
  const entries = kept.filter((entry): entry is PendingAnswer => entry !== null)
  const counts = new Map<string, number>()
  for (const { topicId } of pendingOf(entries, null)) counts.set(topicId, (counts.get(topicId) ?? 0) + 1)
  return [...counts]
    .map(([topicId, answers]) => ({ topicId, answers }))
    .sort((one, other) => other.answers - one.answers)
}
