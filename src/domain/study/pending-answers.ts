import { z } from 'zod'
import { ANSWERS_PER_BATCH, Answer } from './answer.ts'

/** An answer kept on the device until the server has it. `owner` is the person's id; null is a guest, who has no server. */
export const PendingAnswer = z.object({ owner: z.string().min(1).max(100).nullable(), answer: Answer })
export type PendingAnswer = z.infer<typeof PendingAnswer>

/** What the device stores: answers in the order in which they were given, of everybody who studies on it. */
export interface PendingAnswers {
  version: 1
  entries: readonly PendingAnswer[]
}

export const noPendingAnswers: PendingAnswers = { version: 1, entries: [] }

const Stored = z.object({ version: z.literal(1), entries: z.array(z.unknown()) })

/** Reads what a device stored. Entries that make no sense are left out and the good ones kept. */
export function readPending(stored: unknown): PendingAnswers {
  const outer = Stored.safeParse(stored)
  if (!outer.success) return noPendingAnswers
  const entries = outer.data.entries.flatMap((entry) => {
    const parsed = PendingAnswer.safeParse(entry)
    return parsed.success ? [parsed.data] : []
  })
  return addAll(noPendingAnswers, entries)
}

/** Adds an answer; one whose id is there already is not added again. */
export function addPending(pending: PendingAnswers, owner: string | null, answer: Answer): PendingAnswers {
  return addAll(pending, [{ owner, answer }])
}

/** Joins two tabs' queues into one. */
export function joinPending(one: PendingAnswers, other: PendingAnswers): PendingAnswers {
  return addAll(one, other.entries)
}

/** Removes answers that the server has, or refused. Ids that aren't there are ignored. */
export function removePending(pending: PendingAnswers, answerIds: Iterable<string>): PendingAnswers {
  const gone = new Set(answerIds)
  return { version: 1, entries: pending.entries.filter(({ answer }) => !gone.has(answer.id)) }
}

export function pendingOf(pending: PendingAnswers, owner: string | null): Answer[] {
  return pending.entries.filter((entry) => entry.owner === owner).map((entry) => entry.answer)
}

/** The owner's oldest answers, as many as one request carries. */
export function nextBatch(pending: PendingAnswers, owner: string): Answer[] {
  return pendingOf(pending, owner).slice(0, ANSWERS_PER_BATCH)
}

/** A guest who signs up or in keeps their work: what the guest answered is from now on this person's, to be sent. */
export function claimGuestAnswers(pending: PendingAnswers, owner: string): PendingAnswers {
  return {
    version: 1,
    entries: pending.entries.map((entry) => (entry.owner === null ? { ...entry, owner } : entry)),
  }
}

function addAll(pending: PendingAnswers, entries: readonly PendingAnswer[]): PendingAnswers {
  const byId = new Map(pending.entries.map((entry) => [entry.answer.id, entry]))
  for (const entry of entries) if (!byId.has(entry.answer.id)) byId.set(entry.answer.id, entry)
  return { version: 1, entries: [...byId.values()] }
}
