import { type RateLimit, rateLimit } from '../http/limits/rate-limit.ts'

/** Nobody who means what they say types faster. */
const MESSAGES_PER_MINUTE = 30
const CONCERNS_KEPT_PER_DAY = 30
const CHANGES_PER_MINUTE = 40

/** Who did how much; counted in this process's memory. */
export interface GroupLimits {
  messages: RateLimit
  concerns: RateLimit
  /** Making, joining, leaving and the like. */
  changes: RateLimit
}

export const createGroupLimits = (): GroupLimits => ({
  messages: rateLimit({ points: MESSAGES_PER_MINUTE, seconds: 60 }),
  concerns: rateLimit({ points: CONCERNS_KEPT_PER_DAY, seconds: 24 * 60 * 60 }),
  changes: rateLimit({ points: CHANGES_PER_MINUTE, seconds: 60 }),
})
