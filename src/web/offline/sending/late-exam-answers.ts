import { StoredExamAnswer } from '#domain/exam/stored-exam-answer.ts'
import { api } from '../../api/browser-api.ts'
import { ApiError } from '../../api/client.ts'
import { forget, readText } from '../../device/device-store.ts'
import { EXAM, isLookedAfter } from '../../device/waiting-work.ts'
import { keptEntries } from './kept-entries.ts'

/** Sends the answers to exam questions that wait of this person; how many have arrived. */
export async function sendLateExamAnswers(owner: string): Promise<number> {
  let arrived = 0
  for (const [name, kept] of keptEntries(EXAM, StoredExamAnswer)) {
    if (kept.owner !== owner || isLookedAfter(EXAM + name)) continue
    const before = readText(EXAM + name)
    const { id, ...body } = kept.answer
    try {
      await api('PUT /api/exam-answers/:id', { params: { id }, body })
      arrived += 1
    } catch (error) {
      // A question that no longer exists takes no answers; anything else may go another time.
      if (!(error instanceof ApiError) || !['not-found', 'bad-input'].includes(error.code)) continue
    }
    // What was written meanwhile, in another tab, goes next time.
    if (readText(EXAM + name) === before) forget(EXAM + name)
  }
  return arrived
}
