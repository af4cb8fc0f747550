/** How long before its start a session's room opens, and how long after its end it closes, in minutes. */
export const OPENS_BEFORE_MIN = 10
export const CLOSES_AFTER_MIN = 15

const MINUTE_MS = 60_000

export interface SessionTimes {
  startsAt: Date
  minutes: number
}

/** Whether a session's room can be entered: not yet, now, or no more. */
export function sessionDoor({ startsAt, minutes }: SessionTimes, now: Date): 'early' | 'open' | 'over' {
  const start = startsAt.getTime()
  if (now.getTime() < start - OPENS_BEFORE_MIN * MINUTE_MS) return 'early'
  return now.getTime() < start + (minutes + CLOSES_AFTER_MIN) * MINUTE_MS ? 'open' : 'over'
}

/** Milliseconds until the door stands otherwise; null when it stays as it is. */
export function untilDoorMoves({ startsAt, minutes }: SessionTimes, now: Date): number | null {
  const opens = startsAt.getTime() - OPENS_BEFORE_MIN * MINUTE_MS
  const closes = startsAt.getTime() + (minutes + CLOSES_AFTER_MIN) * MINUTE_MS
  const next = [opens, closes].find((moment) => moment > now.getTime())
  return next === undefined ? null : next - now.getTime()
}
