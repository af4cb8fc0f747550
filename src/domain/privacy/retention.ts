/** Days between asking for an account to be deleted and its deletion; until then the person can change their mind. */
export const DELETION_GRACE_DAYS = 14

/** An account that nobody has signed in to for so many months is deleted, after a warning and the days of grace. */
export const INACTIVE_MONTHS = 24

const DAY_MS = 24 * 60 * 60 * 1000

/** When an account is deleted that was asked to be deleted at `requestedAt`. */
export const deletionDue = (requestedAt: Date): Date => new Date(requestedAt.getTime() + DELETION_GRACE_DAYS * DAY_MS)

/**
 * The moment so many calendar months before `now`, in UTC; from a day that the earlier month doesn't have it is that month's
 * last, so that nothing is deleted early.
 */
export function monthsBefore(now: Date, months: number): Date {
  const first = new Date(now)
  first.setUTCDate(1)
  first.setUTCMonth(first.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(now.getUTCDate(), lastDay))
  return first
}
