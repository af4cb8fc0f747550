/** A break lasts fifteen minutes (contract §9: label 15:00). */
export const BREAK_MS = 15 * 60 * 1000

/** The break timer of the SEN screens; times are in milliseconds. */
export type BreakTimerState =
  | { state: 'ready' }
  | { state: 'running'; endsAt: number }
  | { state: 'paused'; left: number }
  | { state: 'over' }

export type BreakEvent = 'start' | 'pause' | 'go-on' | 'tick' | 'reset'

export function breakReducer(timer: BreakTimerState, event: BreakEvent, now: number): BreakTimerState {
  if (event === 'reset') return { state: 'ready' }
  if (event === 'start')
    return timer.state === 'ready' || timer.state === 'over' ? { state: 'running', endsAt: now + BREAK_MS } : timer
  if (event === 'go-on') return timer.state === 'paused' ? { state: 'running', endsAt: now + timer.left } : timer
  if (timer.state !== 'running') return timer
  const left = breakLeft(timer, now)
  if (left === 0) return { state: 'over' }
  return event === 'pause' ? { state: 'paused', left } : timer
}

/** Milliseconds left, 0 to 15 minutes. */
export function breakLeft(timer: BreakTimerState, now: number): number {
  if (timer.state === 'running') return Math.min(BREAK_MS, Math.max(0, timer.endsAt - now))
  if (timer.state === 'paused') return timer.left
  return timer.state === 'ready' ? BREAK_MS : 0
}

/** As a clock shows it, such as 15:00; a second that has begun counts whole. */
export function breakClock(left: number): string {
  const seconds = Math.ceil(left / 1000)
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}

/** The timer in what a device stored; a fresh one where that is none. */
export function breakTimerIn(stored: unknown): BreakTimerState {
  if (typeof stored !== 'object' || stored === null || !('state' in stored)) return { state: 'ready' }
  if (stored.state === 'over') return { state: 'over' }
  if (stored.state === 'running' && 'endsAt' in stored && isTime(stored.endsAt))
    return { state: 'running', endsAt: stored.endsAt }
  if (stored.state === 'paused' && 'left' in stored && isTime(stored.left) && stored.left <= BREAK_MS)
    return { state: 'paused', left: stored.left }
  return { state: 'ready' }
}

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0
