import { StoredResponses } from '#domain/quizzes/stored-responses.ts'
import { api } from '../../api/browser-api.ts'
import { ApiError } from '../../api/client.ts'
import { forget, readText } from '../../device/device-store.ts'
import { RESPONSES } from '../../device/waiting-work.ts'
import { keptEntries } from './kept-entries.ts'

/** Sends the responses to teachers' quizzes that wait of this person; how many have arrived. */
export async function sendLateResponses(owner: string): Promise<number> {
  let arrived = 0
  for (const [id, kept] of keptEntries(RESPONSES, StoredResponses)) {
    if (kept.owner !== owner) continue
    const before = readText(RESPONSES + id)
    try {
      await api('PUT /api/quiz-attempts/:id/responses', { params: { id }, body: { responses: kept.responses } })
      arrived += kept.responses.length
    } catch (error) {
      // A quiz that was handed in, or taken back, takes no more; anything else may go another time.
      if (!(error instanceof ApiError) || !['not-found', 'bad-input'].includes(error.code)) continue
    }
    // What was answered meanwhile, in another tab, goes next time.
    if (readText(RESPONSES + id) === before) forget(RESPONSES + id)
  }
  return arrived
}
