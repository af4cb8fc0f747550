import type { Answer } from '#domain/study/answer.ts'
import { pendingOf } from '#domain/study/pending-answers.ts'
import { keptAnswers } from './kept-answers.ts'

/** What a guest has answered on this device, in the order in which it was answered. */
export const keptGuestAnswers = async (): Promise<Answer[]> => pendingOf(await keptAnswers(), null)
