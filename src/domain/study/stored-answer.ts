import { z } from 'zod'
import { Answer } from './answer.ts'
import type { PendingAnswer } from './pending-answers.ts'

const StoredAnswer = z.object({ owner: z.string().min(1).max(100).nullable(), answer: Answer })

/** Reads one answer that a device stored; null for what makes no sense, so that one bad entry costs no good one. */
export function readStoredAnswer(stored: string): PendingAnswer | null {
  try {
    return StoredAnswer.safeParse(JSON.parse(stored)).data ?? null
  } catch {
    return null
  }
}
