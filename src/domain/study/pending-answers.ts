import type { Answer } from './answer.ts'

/** Most answers that one request carries. */
export const ANSWERS_PER_BATCH = 50

/** An answer kept on the device until the server has it. `owner` is the person's id; null is a guest, who has no server. */
export interface PendingAnswer {
  owner: string | null
  answer: Answer
}

/** The owner's oldest answers, as many as one request carries; one that is there twice is sent once. */
export function nextBatch(pending: readonly PendingAnswer[], owner: string): Answer[] {
  return pendingOf(pending, owner).slice(0, ANSWERS_PER_BATCH)
}

/** An owner's answers (null: the guest's), in the order in which they were given. */
export function pendingOf(pending: readonly PendingAnswer[], owner: string | null): Answer[] {
  const own = pending.filter((entry) => entry.owner === owner).map(({ answer }) => answer)
  const byId = new Map(own.map((answer) => [answer.id, answer]))
  return [...byId.values()].sort((one, other) => Date.parse(one.answeredAt) - Date.parse(other.answeredAt))
}

/** A guest who signs up or in keeps their work: what the guest answered is from now on this person's, to be sent. */
export function claimGuestAnswers(pending: readonly PendingAnswer[], owner: string): PendingAnswer[] {
  return pending.map((entry) => (entry.owner === null ? { ...entry, owner } : entry))
}
