import { rateLimit } from '../http/rate-limit.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Generous per address, since a whole school may be behind one; strict per account, where guesses would go. */
export function createAccountLimits() {
  return {
    /** Counts tries that fail, so that a whole school may sign in at nine. */
    signInByAddress: rateLimit({ points: 300, seconds: 5 * MINUTE }),
    /** Counts tries until one succeeds. */
    signInByAccount: rateLimit({ points: 10, seconds: 15 * MINUTE }),
    /** Several classes in an hour, with a password or two that were too easy for each pupil. */
    signUpByAddress: rateLimit({ points: 300, seconds: HOUR }),
    resetByAddress: rateLimit({ points: 60, seconds: HOUR }),
    /** Tokens are too long to guess; this only spares the database. */
    tokenByAddress: rateLimit({ points: 120, seconds: 10 * MINUTE }),
    mailByAccount: rateLimit({ points: 6, seconds: HOUR }),
    profileByPerson: rateLimit({ points: 60, seconds: 10 * MINUTE }),
  }
}

export type AccountLimits = ReturnType<typeof createAccountLimits>
