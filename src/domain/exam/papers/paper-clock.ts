/** How the time of a sitting goes. */
export interface PaperClock {
  /** With extra time; null for an untimed sitting. */
  minutes: number | null
  startedAt: Date
  /** Since when it stands still for a rest break. */
  pausedAt: Date | null
  /** Milliseconds of earlier rest breaks. */
  restMs: number
}

/** Per cent of extra time that can be chosen: the usual access arrangements. */
export const extraTimes = [0, 25, 50] as const

export const minutesWith = (minutes: number, extraTime: number): number =>
  Math.ceil((minutes * (100 + extraTime)) / 100)

/** Milliseconds that are left, from 0 on; null for an untimed sitting. Rest breaks do not count. */
export function timeLeft({ minutes, startedAt, pausedAt, restMs }: PaperClock, now: Date): number | null {
  if (minutes === null) return null
  const until = (pausedAt ?? now).getTime()
  return Math.max(0, minutes * 60_000 - (until - startedAt.getTime() - restMs))
}

/** The clock once a rest break begins or ends. Either twice changes nothing. */
export function withRest<C extends PaperClock>(clock: C, resting: boolean, now: Date): C {
  if (resting) return clock.pausedAt ? clock : { ...clock, pausedAt: now }
  if (!clock.pausedAt) return clock
  return { ...clock, pausedAt: null, restMs: clock.restMs + Math.max(0, now.getTime() - clock.pausedAt.getTime()) }
}
