import type { Answer } from './answer.ts'
import { timeAnswersAsGiven } from './answer-time.ts'
import type { Outcome } from './outcome.ts'
import { applyTimedAnswers, type Rules } from './record-answers.ts'
import { emptySnapshot } from './snapshot.ts'

/**
 * A guest's figures, derived from the answers that the device keeps by the same rules as an account's. The device's
 * own times are believed, so that figures don't change as answers grow old; when the answers join an account, those
 * older than the server accepts count for the oldest day it accepts. They earn as answers do that nobody saw arrive, so
 * that joining an account later takes nothing away.
 */
export function guestProgress(answers: readonly Answer[], rules: Rules): Outcome {
  return applyTimedAnswers(emptySnapshot, timeAnswersAsGiven(answers), { ...rules, receivedAt: null })
}
