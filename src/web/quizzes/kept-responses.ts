import type { SentResponse } from '#contract/quiz-attempts.ts'

export type Responses = Readonly<Record<string, SentResponse>>

const keyOf = (attemptId: string) => `revisewell:quiz-attempt:${attemptId}`

/** Responses that the server may not have yet, kept on the device so that neither a lost connection nor a reload loses them. */
export function readKept(attemptId: string): SentResponse[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(attemptId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isSent) : []
  } catch {
    return []
  }
}

export function keepResponses(attemptId: string, waiting: readonly SentResponse[]): void {
  try {
    if (waiting.length > 0) localStorage.setItem(keyOf(attemptId), JSON.stringify(waiting))
    else localStorage.removeItem(keyOf(attemptId))
  } catch {
    // Without storage they live as long as the page.
  }
}

/** Of each question the response with the greatest revision. */
export function newestOf(lists: readonly (readonly SentResponse[])[]): Responses {
  const newest: Record<string, SentResponse> = {}
  for (const given of lists.flat()) {
    const known = newest[given.questionId]
    if (!known || known.revision < given.revision) newest[given.questionId] = given
  }
  return newest
}

function isSent(stored: unknown): stored is SentResponse {
  if (typeof stored !== 'object' || stored === null) return false
  return typeof Reflect.get(stored, 'questionId') === 'string' && Number.isInteger(Reflect.get(stored, 'revision'))
}
