import { z } from 'zod'

export const StopwatchAct = z.enum(['start', 'pause', 'reset'])
export type StopwatchAct = z.infer<typeof StopwatchAct>

/** A group's stopwatch: what has run so far, and since when it runs on; `runningSince` is null while it is paused. */
export interface Stopwatch {
  elapsedMs: number
  runningSince: Date | null
}

export const stopwatchAtZero: Stopwatch = { elapsedMs: 0, runningSince: null }

/** Beyond this HH:MM:SS has no room: it stands still there. */
export const MOST_STOPWATCH_MS = (99 * 3600 + 59 * 60 + 59) * 1000

/** What has run by now, in milliseconds. */
export function elapsedBy({ elapsedMs, runningSince }: Stopwatch, now: Date): number {
  const running = runningSince ? Math.max(0, now.getTime() - runningSince.getTime()) : 0
  return Math.min(elapsedMs + running, MOST_STOPWATCH_MS)
}

/** Running or paused, toggled; reset sets 0 and stops (contract §4). Said twice it is as if it had been said once. */
export function actOnStopwatch(stopwatch: Stopwatch, act: StopwatchAct, now: Date): Stopwatch {
  if (act === 'reset') return stopwatchAtZero
  if (act === 'start') return stopwatch.runningSince ? stopwatch : { ...stopwatch, runningSince: now }
  return { elapsedMs: elapsedBy(stopwatch, now), runningSince: null }
}

/** HH:MM:SS of whole seconds (contract §2). */
export function stopwatchText(elapsedMs: number): string {
  const seconds = Math.floor(Math.min(Math.max(elapsedMs, 0), MOST_STOPWATCH_MS) / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
