import type { SentResponse } from '#contract/quiz-attempts.ts'
import type { StoredResponses } from '#domain/quizzes/stored-responses.ts'
import { forget, keepText, readText, setAside } from '../../device/device-store.ts'
import { RESPONSES } from '../../device/waiting-work.ts'

export type Responses = Readonly<Record<string, SentResponse>>

/** Responses of this person (or of a release that noted nobody) that the server may not have yet; neither a lost connection nor a reload loses them. */
export async function readKept(attemptId: string, owner: string | null): Promise<SentResponse[]> {
  const text = readText(RESPONSES + attemptId)
  if (text === null) return []
  // The schema is fetched only when there is something to parse.
  const schema = await import('#domain/quizzes/stored-responses.ts').catch(() => null)
  const kept = schema && parsed(text, schema.StoredResponses)
  if (schema && !kept) setAside(RESPONSES + attemptId)
  return kept && (kept.owner === null || kept.owner === owner) ? kept.responses : []
}

function parsed(text: string, schema: typeof StoredResponses): StoredResponses | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** Keeps what waits; false where that is only as long as the page. */
export function keepResponses(attemptId: string, owner: string | null, waiting: readonly SentResponse[]): boolean {
  if (waiting.length > 0) return keepText(RESPONSES + attemptId, JSON.stringify({ owner, responses: waiting }))
  forget(RESPONSES + attemptId)
  return true
}

/** Of each question the response with the greatest revision. */
export function newestOf(lists: readonly (readonly SentResponse[])[]): Responses {
  const newest = new Map<string, SentResponse>()
  for (const given of lists.flat()) {
    const known = newest.get(given.questionId)
    if (!known || known.revision < given.revision) newest.set(given.questionId, given)
  }
  return Object.fromEntries(newest)
}
